import { readFileSync } from 'node:fs'
import { type Humanization, humanizeWithModel, type Mode } from '../engine/index.ts'
import { printTable } from './support/table.ts'
import { average } from './support/text-measures.ts'

export type Unit = { from: number; to: number; versions: unknown[] }

const texts = new URL('./texts/current-2026.jsonl', import.meta.url)
const recorded = new URL('./texts/recorded-versions.jsonl', import.meta.url)
const modes: Mode[] = ['balanced', 'strong']
const humanScoreMin = 51
const aiScoreMin = 50

/**
 * Prints what a strong model's versions make of texts by a current model that neither detector nor humanizer was fitted
 * to. The answers were recorded once; the requests of further rounds get none.
 */
export async function benchHumanizerWithModel(): Promise<void> {
  const rows = readRecorded()
  const columns: string[][] = []
  for (const mode of modes) {
    const results: Humanization[] = []
    const started = performance.now()
    for (const { text, units } of rows) results.push(await composed(text, mode, units))
    columns.push(figuresOf(results, (performance.now() - started) / rows.length))
  }
  printTable(
    `${rows.length} texts by a current model, with versions of a strong model (recorded answers, first round alone)`,
    ['figure', ...modes],
    names.map((name, i) => [name, ...columns.map((column) => column[i] ?? '')]),
  )
}

/** Reads the texts whose sentences have recorded versions. */
export function readRecorded(): { text: string; units: Unit[] }[] {
  const units = new Map(readRows<{ id: string; units: Unit[] }>(recorded).map((row) => [row.id, row.units]))
  return readRows<{ id: string; text: string }>(texts).flatMap(({ id, text }) => {
    const own = units.get(id)
    return own ? [{ text, units: own }] : []
  })
}

const names = [
  'texts that the detector reads as AI',
  'of them read as human afterwards',
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
    `${human.length} (${Math.round((100 * human.length) / machine.length)}%)`,
    average(machine.map(({ before }) => before.aiScore)).toFixed(1),
    average(machine.map(({ aiScore }) => aiScore)).toFixed(1),
    average(results.map(({ edits }) => edits.length)).toFixed(1),
    `${results.filter(({ proof }) => proof.holds).length} of ${results.length}`,
    milliseconds.toFixed(0),
  ]
}

/** Rewrites a text with the recorded versions of its sentences. */
export function composed(text: string, mode: Mode, units: readonly Unit[]): Promise<Humanization> {
  return humanizeWithModel(text, { mode }, async ({ round, sentences: { from, to } }) => {
    const own = units.filter((unit) => unit.from >= from && unit.to <= to)
    return JSON.stringify({ units: round === 1 ? own : [] })
  })
}

function readRows<Row>(file: URL): Row[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row)
}
