import { humanize, judgeText, type Mode } from '../../engine/index.ts'
import { findData } from '../../engine/training/humanizer/human-documents.ts'
import type { Judge } from './independent-judges.ts'
import { percentInterval } from './people-by-genre.ts'
import {
  readRecordedAnswers,
  readRecordedTexts,
  readRecordedVerdicts,
  rewriteAsRecorded,
} from './recorded-answers.ts'
import { readValidation } from './validation.ts'

type Way = { name: string; rewrite: (text: string, at: number) => Promise<string> | string }

const modes: readonly Mode[] = ['clean', 'balanced', 'strong']

/**
 * Prints how many texts by models are found before and after our own humanizer rewrote them: by this detector, whose score
 * the humanizer's search reads, and by judges that it never sees.
 */
export async function printRewritten(texts: readonly string[]): Promise<void> {
  const folder = findData()
  const judges = folder ? (await readValidation(folder)).judges : []
  const recorded = readRecordedTexts()
  const answers = readRecordedAnswers()
  const verdicts = readRecordedVerdicts()
  const byRules: Way[] = modes.map((mode) => ({
    name: `${mode}, without a model`,
    rewrite: (text) => humanize(text, { mode }).text,
  }))
  const byModel: Way[] = modes.slice(1).map((mode) => ({
    name: `${mode}, with a strong model`,
    rewrite: async (text, at) =>
      (await rewriteAsRecorded({ id: recorded[at]!.id, text }, mode, answers, verdicts)).text,
  }))
  console.log('\nTexts by models that our own humanizer rewrote, found before and after\n')
  const columns = [
    'rewritten by',
    'texts',
    'called AI before',
    'after',
    '95% interval',
    ...judges.map(({ name }) => name),
  ]
  console.log(`| ${columns.join(' | ')} |\n|${'---|'.repeat(columns.length)}`)
  for (const way of byRules) console.log(await measureWay(way, texts, judges))
  for (const way of byModel)
    console.log(
      await measureWay(
        way,
        recorded.map(({ text }) => text),
        judges,
      ),
    )
}

async function measureWay(
  { name, rewrite }: Way,
  before: readonly string[],
  judges: readonly Judge[],
): Promise<string> {
  const after: string[] = []
  for (const [at, text] of before.entries()) after.push(await rewrite(text, at))
  const isAi = (text: string) => judgeText(text).predicted_class === 'ai'
  const share = (texts: readonly string[], test: (text: string) => boolean) =>
    `${Math.round((100 * texts.filter(test).length) / texts.length)}%`
  const cells = [
    name,
    before.length,
    share(before, isAi),
    share(after, isAi),
    percentInterval(after.filter(isAi).length, after.length),
    ...judges.map(({ score, threshold }) => {
      const finds = (text: string) => score(text) > threshold
      return `${share(before, finds)} → ${share(after, finds)}`
    }),
  ]
  return `| ${cells.join(' | ')} |`
}
