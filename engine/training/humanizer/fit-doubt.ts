/**
 * Fits the weights by which a version is doubted to one half of the labelled rewordings, and chooses the limits there:
 * node scripts/node24.mjs engine/training/humanizer/fit-doubt.ts. `npm run bench -- humanizer-gates` reports on the other half.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { measureVersion } from '../../humanizer/model/versions/measure-version.ts'
import { turnsClaim } from '../../humanizer/model/versions/turns-claim.ts'
import { exp } from '../../portable-math.ts'

type Row = { third: string; half: string; label: string; original: string; version: string; around: string }

const rows = readFileSync(new URL('../texts/rewordings.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row)
  .filter(({ half }) => half === 'tune')
const out = new URL('../../humanizer/data/doubt.json', import.meta.url)

const penalty = 0.05
const steps = 1_500
const rate = 0.5
const spreadMin = 0.05
/** Share of the right ones that may be refused, and of a small model's wrong ones that have to be. */
const refusedMax = 0.08
const smallCaughtMin = 0.92

const points = rows.map(({ original, version, around }) => measureVersion(original, version, around))
const wrong = rows.map(({ label }) => (label === 'wrong' ? 1 : 0) as number)
const width = points[0]?.length ?? 0
const columns = Array.from({ length: width }, (_, j) => points.map((point) => point[j] ?? 0))
const mean = columns.map((column) => column.reduce((sum, value) => sum + value, 0) / column.length)
const spread = columns.map((column, j) =>
  Math.max(
    spreadMin,
    Math.sqrt(column.reduce((sum, value) => sum + (value - (mean[j] ?? 0)) ** 2, 0) / column.length),
  ),
)
const scaled = points.map((point) => point.map((value, j) => (value - (mean[j] ?? 0)) / (spread[j] ?? 1)))
const wrongs = wrong.reduce((sum, value) => sum + value, 0)
const cost = wrong.map((value) => (value === 1 ? (wrong.length - wrongs) / wrongs : 1))
const costs = cost.reduce((sum, value) => sum + value, 0)
const weights = new Array<number>(width).fill(0)
let bias = 0

for (let step = 0; step < steps; step++) {
  const pull = new Array<number>(width).fill(0)
  let lift = 0
  scaled.forEach((point, i) => {
    const error = ((sigmoid(oddsOf(point)) - (wrong[i] ?? 0)) * (cost[i] ?? 1)) / costs
    lift += error
    point.forEach((value, j) => {
      pull[j] = (pull[j] ?? 0) + error * value
    })
  })
  bias -= rate * lift
  for (let j = 0; j < width; j++)
    weights[j] = (weights[j] ?? 0) - rate * ((pull[j] ?? 0) + penalty * (weights[j] ?? 0))
}

function oddsOf(point: readonly number[]): number {
  return point.reduce((sum, value, j) => sum + value * (weights[j] ?? 0), bias)
}

function sigmoid(odds: number): number {
  return 1 / (1 + exp(-odds))
}

const odds = scaled.map(oddsOf)
const sorted = (keep: (row: Row) => boolean) =>
  odds.filter((_, i) => keep(rows[i] as Row)).sort((a, b) => a - b)
const isLeft = ({ original, version }: Row) => !turnsClaim(original, version)
const allRights = rows.filter(({ label }) => label !== 'wrong')
const rights = sorted((row) => row.label !== 'wrong' && isLeft(row))
/** What the other checks refuse of the right ones already. */
const refusedBefore = allRights.length - rights.length
const smalls = sorted(({ label, third }) => label === 'wrong' && third === 'small')
const allowed = Math.max(1, Math.floor(allRights.length * refusedMax) - refusedBefore)
const limit = rights[rights.length - 1 - allowed] ?? 0
const smallLimit = Math.min(limit, smalls[Math.floor(smalls.length * (1 - smallCaughtMin))] ?? limit)
const rounded = (values: readonly number[]) => values.map((value) => Math.round(value * 1e4) / 1e4)
writeFileSync(
  out,
  `${JSON.stringify({ mean: rounded(mean), spread: rounded(spread), weights: rounded(weights), bias: rounded([bias])[0], limit: rounded([limit])[0], smallLimit: rounded([smallLimit])[0] })}\n`,
)
console.log(
  `${rows.length} rewordings, ${width} measures, limits ${limit.toFixed(2)} and ${smallLimit.toFixed(2)}`,
)
