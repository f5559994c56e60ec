import { modes as allModes } from '../engine/choices.ts'
import { type Humanization, humanize, type Mode } from '../engine/index.ts'
import { foundBy, type Judge } from './support/independent-judges.ts'
import {
  type RecordedAnswer,
  readCurrentTexts,
  readRecordedAnswers,
  readRecordedTexts,
  readRecordedVerdicts,
  rewriteAsRecorded,
} from './support/recorded-answers.ts'
import { printTable } from './support/table.ts'
import { average } from './support/text-measures.ts'

const modes: Mode[] = ['balanced', 'strong']
const humanScoreMin = 51
const aiScoreMin = 50
/** The AI score from which the verdict is *AI* (docs/spec/decisions.md 32). */
const calledAiMin = 60

/**
 * Prints what a strong model's versions make of texts by a current model that neither detector nor humanizer was fitted
 * to. The answers were recorded once (record-rounds.ts).
 */
export async function benchHumanizerWithModel(judges: readonly Judge[]): Promise<void> {
  const answers = readRecordedAnswers()
  const verdicts = readRecordedVerdicts()
  const rows = readRecordedTexts()
  const columns: string[][] = []
  const human = new Map<Mode, string>()
  for (const mode of modes) {
    const results: Humanization[] = []
    const started = performance.now()
    for (const row of rows) results.push(await rewriteAsRecorded(row, mode, answers, verdicts))
    const perText = (performance.now() - started) / rows.length
    const [before, after] = [rows.map(({ text }) => text), results.map(({ text }) => text)]
    columns.push([...figuresOf(results, perText), ...judges.map((judge) => foundBy(judge, before, after))])
    human.set(mode, readHuman(results))
  }
  printTable(
    `${rows.length} texts by a current model, with versions of a strong model (recorded answers, ${roundsIn(answers)})`,
    ['figure', ...modes],
    [...names, ...judges.map(({ name }) => `found at 5% false alarms by ${name}`)].map((name, i) => [
      name,
      ...columns.map((column) => column[i] ?? ''),
    ]),
  )
  const texts = readCurrentTexts()
  const byRules = allModes.map((mode) => readHuman(texts.map(({ text }) => humanize(text, { mode }))))
  printTable(
    `Texts by a current model that the detector reads as AI: read as human afterwards, of ${texts.length} by the rules and ${rows.length} with a model`,
    ['rewritten by', ...allModes],
    [
      ['the built-in rules', ...byRules],
      ['a strong model, recorded', ...allModes.map((mode) => human.get(mode) ?? '–')],
    ],
  )
}

function shareOf(count: number, all: number): string {
  return `${count} (${Math.round((100 * count) / all)}%)`
}

function readHuman(results: readonly Humanization[]): string {
  const machine = results.filter(({ before }) => before.aiScore > aiScoreMin)
  const human = machine.filter(({ finalHumanScore }) => finalHumanScore >= humanScoreMin)
  return `${Math.round((100 * human.length) / machine.length)}% of ${machine.length}`
}

const names = [
  'texts that the detector reads as AI',
  'of them read as human afterwards',
  'of them no longer called AI: human or inconclusive',
  'AI score before, mean',
  'AI score after, mean',
  'reworded places in a text, mean',
  'results whose proof holds',
  'own milliseconds for a text',
]

function figuresOf(results: readonly Humanization[], milliseconds: number): string[] {
  const machine = results.filter(({ before }) => before.aiScore > aiScoreMin)
  const human = machine.filter(({ finalHumanScore }) => finalHumanScore >= humanScoreMin)
  return [
    `${machine.length} of ${results.length}`,
    shareOf(human.length, machine.length),
    shareOf(machine.filter(({ aiScore }) => aiScore < calledAiMin).length, machine.length),
    average(machine.map(({ before }) => before.aiScore)).toFixed(1),
    average(machine.map(({ aiScore }) => aiScore)).toFixed(1),
    average(results.map(({ edits }) => edits.length)).toFixed(1),
    `${results.filter(({ proof }) => proof.holds).length} of ${results.length}`,
    milliseconds.toFixed(0),
  ]
}

function roundsIn(answers: readonly RecordedAnswer[]): string {
  const last = Math.max(...answers.map(({ round = 1 }) => round))
  return last === 1 ? 'first round alone' : `${last} rounds`
}
