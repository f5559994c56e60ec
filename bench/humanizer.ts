import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { LocalLinter } from 'harper.js'
import { binary } from 'harper.js/binary'
import rates from '../engine/humanizer/data/phrase-rates.json' with { type: 'json' }
import { type Humanization, humanize, humanizeWithModel, type Mode } from '../engine/index.ts'
import { findData } from '../engine/training/humanizer/human-documents.ts'
import { benchHumanizerWithModel } from './humanizer-with-model.ts'
import { foundBy, type Judge } from './support/independent-judges.ts'
import { answers, startModelServer } from './support/model-faults.ts'
import { printTable } from './support/table.ts'
import {
  average,
  bracketRate,
  contentKept,
  habitDensity,
  isFaithful,
  readStyleWords,
  spread,
  wordsOf,
} from './support/text-measures.ts'
import { readValidation, type Validation } from './support/validation.ts'

const modes: Mode[] = ['clean', 'balanced', 'strong']
const lintedMax = 150

/** Prints the effect of the humanizing engine on validation texts that nothing was fitted to, for each mode. */
export async function benchHumanizer(): Promise<void> {
  const folder = findData()
  const judges = folder ? await benchModes(folder) : []
  if (!folder) console.log('No labelled texts found: set LONGHAND_DATA to their folder to measure the modes.')
  await benchModel()
  await benchHumanizerWithModel(judges)
}

async function benchModes(folder: string): Promise<Judge[]> {
  const validation = { ...(await readValidation(folder)), style: readStyleWords(folder) }
  const linter = new LocalLinter({ binary })
  await linter.setup()
  const columns: Record<string, string>[] = []
  for (const mode of modes) columns.push(await measureMode(mode, validation, linter))
  const names = Object.keys(columns[0] ?? {})
  const rows = names.map((name) => [name, ...columns.map((column) => column[name] ?? '')])
  printTable(
    `${validation.ai.length} texts by models, ${validation.people.length} by people, all held out`,
    ['figure', ...modes],
    rows,
  )
  return validation.judges
}

async function measureMode(
  mode: Mode,
  { ai, people, judges, style }: Validation & { style: Set<string> | undefined },
  linter: LocalLinter,
): Promise<Record<string, string>> {
  const started = performance.now()
  const results = ai.map((text) => humanize(text, { mode }))
  const seconds = (performance.now() - started) / 1000
  const after = results.map((result) => result.text)
  const words = ai.reduce((sum, text) => sum + wordsOf(text).length, 0)
  const own = people.map((text) => humanize(text, { mode }))
  const column: Record<string, string> = {
    'texts with every number, name, quotation, citation and address': share(ai, (text, i) =>
      isFaithful(text, after[i] as string),
    ),
    'results whose own proof holds': share(results, (result) => result.proof.holds),
    'texts changed': share(results, (result) => result.changed),
    'words changed in texts by models': `${editRate(results, ai).toFixed(2)}%`,
    'words changed in texts by people': `${editRate(own, people).toFixed(2)}%`,
    'content words kept': `${(100 * average(ai.map((text, i) => contentKept(text, after[i] as string)))).toFixed(1)}%`,
    'spread of sentence length, before': spread(ai).toFixed(3),
    'spread of sentence length, after': spread(after).toFixed(3),
    'spread of sentence length, people': spread(people).toFixed(3),
    'brackets in 1,000 words, people': bracketRate(people).toFixed(2),
    'brackets in 1,000 words, before': bracketRate(ai).toFixed(2),
    'brackets in 1,000 words, after': bracketRate(after).toFixed(2),
    'own AI score, mean, before': average(results.map((result) => result.before.aiScore)).toFixed(1),
    'own AI score, mean, after': average(results.map((result) => result.aiScore)).toFixed(1),
  }
  if (style) addDensity(column, ai, after, people, style)
  for (const judge of judges) addJudge(column, judge, ai, after)
  column['new grammar remarks in 100 words'] = await newRemarks(linter, ai, after, true)
  column['of them style and readability'] = await newRemarks(linter, ai, after, false)
  column['inserted phrases above the 95th percentile of people'] = aboveRates(results, words)
  column['words a second, one core'] = String(Math.round(words / seconds))
  column['memory of the command, MB'] = await memoryOf(mode, ai)
  return column
}

function addDensity(
  column: Record<string, string>,
  before: string[],
  after: string[],
  people: string[],
  style: Set<string>,
): void {
  const own = habitDensity(people, style)
  column['machine habits in 100 words, people'] = own.toFixed(2)
  column['machine habits, before'] = `${(habitDensity(before, style) / own).toFixed(2)} x people`
  column['machine habits, after'] = `${(habitDensity(after, style) / own).toFixed(2)} x people`
}

function addJudge(column: Record<string, string>, judge: Judge, before: string[], after: string[]): void {
  const found = (texts: string[]) =>
    average(texts.map((text) => (judge.score(text) > judge.threshold ? 1 : 0))).toFixed(3)
  column[`found at 1% false alarms by ${judge.name}`] = `${found(before)} -> ${found(after)}`
  column[`found at 5% by ${judge.name}`] = foundBy(judge, before, after)
}

function share<T>(items: readonly T[], test: (item: T, index: number) => boolean): string {
  return `${((100 * items.filter(test).length) / Math.max(1, items.length)).toFixed(2)}%`
}

function editRate(results: readonly Humanization[], texts: readonly string[]): number {
  const changed = results
    .flatMap((result) => result.edits)
    .reduce((sum, edit) => sum + Math.max(1, wordsOf(edit.before).length), 0)
  return (100 * changed) / texts.reduce((sum, text) => sum + wordsOf(text).length, 0)
}

const mattersOfTaste = new Set(['Style', 'Readability', 'Enhancement'])

/** Counts harper.js findings in results that were not in the originals; with or without matters of taste. */
async function newRemarks(
  linter: LocalLinter,
  before: string[],
  after: string[],
  grammar: boolean,
): Promise<string> {
  let words = 0
  let remarks = 0
  for (let i = 0; i < Math.min(before.length, lintedMax * 3); i += 3) {
    const [old, fresh] = [before[i] as string, after[i] as string]
    words += wordsOf(fresh).length
    if (old === fresh) continue
    const known = new Map<string, number>()
    for (const key of await remarksOn(linter, old, grammar)) known.set(key, (known.get(key) ?? 0) + 1)
    for (const key of await remarksOn(linter, fresh, grammar)) {
      const left = known.get(key) ?? 0
      if (left > 0) known.set(key, left - 1)
      else remarks++
    }
  }
  return ((100 * remarks) / words).toFixed(4)
}

async function remarksOn(linter: LocalLinter, text: string, grammar: boolean): Promise<string[]> {
  const lints = await linter.lint(text)
  return lints
    .filter((lint) => mattersOfTaste.has(lint.lint_kind()) !== grammar)
    .map((lint) => lint.lint_kind() + lint.message().slice(0, 50))
}

/** Lists phrases that all results together insert more often than the people who use them most. */
function aboveRates(results: readonly Humanization[], words: number): string {
  const counts = new Map<string, number>()
  for (const edit of results.flatMap((result) => result.edits)) {
    const phrase = edit.after.toLowerCase().trim()
    if (phrase.length > 2) counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  }
  const high = rates as unknown as Record<string, [number, number]>
  const above = [...counts].filter(
    ([phrase, count]) => (1000 * count) / words > (high[phrase]?.[0] ?? Number.POSITIVE_INFINITY),
  )
  return `${above.length} of ${counts.size}`
}

/** Returns the peak memory of the command while it rewrites all texts, started by its launcher. */
async function memoryOf(mode: Mode, texts: readonly string[]): Promise<string> {
  const launcher = new URL('../engine/bin/longhand.mjs', import.meta.url).pathname
  const child = spawn(process.execPath, [launcher, 'humanize', '--jsonl', '--mode', mode], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let most = 0
  child.stdout.on('data', () => {
    try {
      const line = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))
      most = Math.max(most, Number(line?.[1] ?? 0))
    } catch {
      // Only Linux reports the memory of another process; elsewhere the figure is left out.
    }
  })
  child.stdin.end(texts.map((text, id) => `${JSON.stringify({ id, text })}\n`).join(''))
  await new Promise((resolve) => child.on('close', resolve))
  return most === 0 ? 'not reported by this system' : String(Math.round((most * 1024) / 1e6))
}

const sample =
  'Additionally, individuals must utilize digital tools to enhance their productivity, as Smith et al. (2020) argue. This is a crucial point, and the results of 3 March 2021 did not change it: 12.5% of the staff work from home.\n\nThe council utilized crucial data from the survey, and it did not enhance the roads of Springfield in 2019.'

async function benchModel(): Promise<void> {
  const server = await startModelServer()
  const rows: (string | number)[][] = []
  for (const [name, answer] of answers) {
    server.answerWith(answer)
    const started = performance.now()
    const result = await humanizeWithModel(sample, {}, server.complete)
    const outcome = result.text === sample ? 'the original' : result.reason ? 'in part' : 'the rewrite'
    const ms = Math.round(performance.now() - started)
    rows.push([
      name,
      outcome,
      result.reason?.code ?? '',
      result.proof.holds ? 'yes' : 'no',
      `${result.before.aiScore} -> ${result.aiScore}`,
      ms,
    ])
  }
  server.close()
  printTable(
    'The model engine and a local OpenAI-compatible server with recorded answers',
    ['the model answers', 'the user gets', 'reason', 'proof holds', 'AI score', 'ms'],
    rows,
  )
}
