import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isUnlearnt, readCurveDocuments, readDocuments } from '../engine/training/corpus/read-documents.ts'
import { listInside, paragraphs } from '../engine/training/corpus/text-edits.ts'
import type { Evaluation } from '../engine/training/fit/evaluate.ts'
import { formatTable } from '../engine/training/fit/evaluate.ts'
import type { Curve, Reliability } from '../engine/training/fit/fit-curve.ts'
import { formatThresholds, type ThresholdReport } from '../engine/training/fit/threshold-table.ts'
import { countReasons } from './support/count-reasons.ts'
import { printEdits } from './support/harmless-edits.ts'
import { printGenres } from './support/people-by-genre.ts'
import { printShares } from './support/shares-by-group.ts'

const model = new URL('../engine/detector/model/', import.meta.url)
const data = fileURLToPath(new URL('../../shared/data/detector', import.meta.url))
const command = fileURLToPath(new URL('../engine/bin/longhand.mjs', import.meta.url))
const textsMax = 1500
/** The score from which a text is called AI. */
const aiShare = 0.6
/** One text in this many has its reasons counted. */
const every = 97
const lengths: readonly [name: string, least: number, most: number][] = [
  ['all', 0, Number.POSITIVE_INFINITY],
  ['under 100', 0, 99],
  ['100 to 300', 100, 300],
  ['over 300', 301, Number.POSITIVE_INFINITY],
]

/**
 * Prints accuracy as training measured it on held-out sources, then speed on one core, load time and size as measured
 * now.
 */
export async function benchDetector(): Promise<void> {
  const evaluation = readModelFile<Evaluation>('evaluation.json')
  console.log('Accuracy on unseen sources (saved by engine/training/commands/train.ts)\n')
  console.log(formatTable(evaluation))
  printCurve()
  printThresholds()
  console.log('\nSpeed and size on this machine, on one core\n\n| what | measured |\n|---|---|')
  const before = process.cpuUsage()
  const { detect } = await import('../engine/detector/check/detect.ts')
  const { scoreText } = await import('../engine/detector/score/score.ts')
  row('load', `${(secondsSince(before) * 1000).toFixed(0)} ms`)
  const texts = readTexts()
  const words = texts.reduce((sum, text) => sum + text.split(/\s+/).length, 0)
  for (const text of texts) detect(text)
  for (const [name, judge] of [
    ['detect', detect],
    ['scoreText', scoreText],
  ] as const) {
    const started = process.cpuUsage()
    for (const text of texts) judge(text)
    const seconds = secondsSince(started)
    row(`${name}, 500 words`, `${((seconds * 1000 * 500) / words).toFixed(2)} ms`)
    row(
      `${name}, a second`,
      `${(texts.length / seconds).toFixed(0)} texts, ${(words / seconds).toFixed(0)} words`,
    )
  }
  const long = texts
    .join('\n\n')
    .repeat(Math.ceil(50_000 / texts.join('\n\n').length))
    .slice(0, 50_000)
  const started = process.cpuUsage()
  detect(long)
  row('detect, 50,000 characters', `${(secondsSince(started) * 1000).toFixed(0)} ms`)
  const peak = await commandPeakMb(texts)
  row(
    `longhand detect --jsonl, ${texts.length} texts: memory at most`,
    peak > 0 ? `${peak.toFixed(0)} MB` : 'only on Linux',
  )
  const names = [
    'model.json',
    'curve.json',
    'thresholds.json',
    'signals.json',
    'traits.json',
    'levels.json',
    'evaluation.json',
  ]
  const bytes = names.reduce((sum, name) => sum + statSync(new URL(name, model)).size, 0)
  row('model files', `${(bytes / 1e6).toFixed(2)} MB`)
  await printUnseen()
  await printReasons()
  await printHarmlessEdits()
  const { printRewritten } = await import('./support/rewritten-texts.ts')
  const current = readBenchTexts<{ text: string }>('current-2026.jsonl').map(({ text }) => text)
  await printRewritten([...current, ...readUnseen()])
}

/**
 * Prints the calibration of the displayed probabilities on held-out sources, as engine/training/fit/fit-curve.ts measured
 * it.
 */
function printCurve(): void {
  const curve = readModelFile<Curve>('curve.json')
  const { people, models, sources } = curve.texts
  console.log(
    `\nDisplayed log-odds = ${curve.bias} + ${curve.slope} · those of the panels, fitted to texts that no view`,
  )
  console.log(`has learnt from: ${people} by people and ${models} by models, of ${sources} sources.\n`)
  console.log('| share of models’ texts | expected calibration error before | after |\n|---|---|---|')
  for (const [share, { before, after }] of [
    ['one in six', curve.error],
    ['one in two', curve.errorBalanced],
  ] as const)
    row(share, `${before.toFixed(3)} | ${after.toFixed(3)}`)
  console.log('\nWhat a displayed score meant, on sources that were left out of the fit\n')
  console.log(
    '| shown | people | models | by models, if one text in six is | if one in two is |\n|---|---|---|---|---|',
  )
  for (const { from, to, people: human, models: ai, oneInSix, oneInTwo } of readModelFile<Reliability[]>(
    'reliability.json',
  ))
    row(
      `${percent(from)} to ${percent(to)}`,
      `${human} | ${ai} | ${percent(oneInSix)} | ${percent(oneInTwo)}`,
    )
}

/** Prints the lines of the verdict, and what they cost, as engine/training/fit/fit-thresholds.ts measured it. */
function printThresholds(): void {
  console.log('\nThe lines of the verdict by register and length, and what they cost\n')
  console.log(formatThresholds(readModelFile<ThresholdReport>('threshold-figures.json')))
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)}%`
}

function readModelFile<Content>(name: string): Content {
  return JSON.parse(readFileSync(new URL(name, model), 'utf8')) as Content
}

/**
 * Prints the shipped model's results on texts by the newest models, which its training has not seen: see
 * texts/README.md.
 */
async function printUnseen(): Promise<void> {
  const { scoreText } = await import('../engine/detector/score/score.ts')
  const texts = readUnseen()
  console.log('\nTexts by an assistant of 2026, written only for this bench, called AI\n')
  console.log('| words | texts | found |\n|---|---|---|')
  for (const [name, least, most] of lengths) {
    const some = texts.filter((text) => {
      const words = text.split(/\s+/).length
      return words >= least && words <= most
    })
    const found = some.filter((text) => scoreText(text) >= aiShare).length
    console.log(`| ${name} | ${some.length} | ${((100 * found) / some.length).toFixed(0)}% |`)
  }
}

function readUnseen(): string[] {
  return readBenchTexts<{ text: string }>('assistant-2026.jsonl').map(({ text }) => text)
}

function readBenchTexts<Text>(name: string): Text[] {
  const file = readFileSync(new URL(`texts/${name}`, import.meta.url), 'utf8')
  return file
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Text)
}

/** Prints how often a marked passage has reasons. */
async function printReasons(): Promise<void> {
  const { detect } = await import('../engine/detector/check/detect.ts')
  console.log('\n| texts by | texts | marked passages | no reason | one | two | three |')
  console.log('|---|---|---|---|---|---|---|')
  const unseen = readUnseen()
  const inLayout = (edit: (text: string) => string | null) => unseen.flatMap((text) => edit(text) ?? [])
  console.log(countReasons(detect, 'an assistant of 2026, one paragraph', unseen))
  console.log(countReasons(detect, 'the same in paragraphs', inLayout(paragraphs(3))))
  console.log(countReasons(detect, 'the same with lists', inLayout(listInside)))
  if (!existsSync(data)) return
  const fresh = readCurveDocuments(data).filter(isUnlearnt)
  const people = fresh.filter(({ label }) => label === 'human').map(({ text }) => text)
  console.log(countReasons(detect, 'people, in their own layout', people))
  const families = fresh.filter(({ label }, i) => label === 'ai' && i % every === 0)
  const inParagraphs = families.flatMap(({ text }) => paragraphs(3)(text) ?? [])
  console.log(countReasons(detect, 'families that training did not contain, in paragraphs', inParagraphs))
  const models = readDocuments(data).filter(({ label }) => label === 'ai')
  const some = models.filter((_, i) => i % every === 0)
  console.log(
    countReasons(
      detect,
      'all models',
      some.map(({ text }) => text),
    ),
  )
}

/** Prints the table of harmless edits, and how people's texts that training did not contain are judged by genre. */
async function printHarmlessEdits(): Promise<void> {
  const { shownTextOdds: oddsOf } = await import('../engine/detector/score/score.ts')
  const { judgeText } = await import('../engine/detector/check/judge-text.ts')
  const unseen = readUnseen()
  const functional = readBenchTexts<{ genre: string; text: string }>('functional-2026.jsonl')
  printShares(
    'Short functional texts by an assistant of 2026, written only for this bench',
    'genre',
    functional.map(({ genre, text }) => ({ group: genre, text })),
    judgeText,
  )
  const thin = readBenchTexts<{ genre: string; style: string; text: string }>('thin-2026.jsonl')
  printShares(
    'Policies, lab reports, comments and e-mails by a current model, written only for this bench',
    'genre and prompt',
    thin.map(({ genre, style, text }) => ({ group: `${genre}, ${style}`, text })),
    judgeText,
  )
  if (!existsSync(data)) return printEdits(oddsOf, [['an assistant of 2026', unseen]])
  const kept = readCurveDocuments(data).filter(isUnlearnt)
  const people = kept.filter(({ label }) => label === 'human')
  printEdits(oddsOf, [
    ['people', people.filter((_, i) => i % 2 === 0).map(({ text }) => text)],
    ['an assistant of 2026', unseen],
  ])
  printGenres(people, judgeText)
  printShares(
    'Families of models that training did not contain',
    'model',
    kept.filter(({ label }) => label === 'ai').map(({ model, text }) => ({ group: model, text })),
    judgeText,
  )
}

/** Processor time, which other work on the machine affects least. */
function secondsSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1_000_000
}

/** Returns the peak memory of the command while it judged the texts, or 0 where /proc does not report it. */
async function commandPeakMb(texts: string[]): Promise<number> {
  const child = spawn(process.execPath, [command, 'detect', '--jsonl'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const ended = once(child, 'exit')
  child.stdin.end(texts.map((text, id) => JSON.stringify({ id, text })).join('\n'))
  const status = `/proc/${child.pid}/status`
  let peak = 0
  const timer = setInterval(() => {
    const line = existsSync(status) ? readFileSync(status, 'utf8').match(/VmHWM:\s+(\d+)/) : null
    peak = Math.max(peak, Number(line?.[1] ?? 0) / 1024)
  }, 20)
  await ended
  clearInterval(timer)
  return peak
}

function row(what: string, measured: string): void {
  console.log(`| ${what} | ${measured} |`)
}

/** Returns labelled texts if they are available, otherwise the page that describes the model, repeated. */
function readTexts(): string[] {
  try {
    return readDocuments(data)
      .slice(0, textsMax)
      .map(({ text }) => text)
  } catch {
    console.log('| data | ../shared/data/detector is not there: timed on the model card instead |')
    const card = readFileSync(new URL('../docs/detector-model-card.md', import.meta.url), 'utf8')
    return Array.from({ length: 200 }, () => card)
  }
}
