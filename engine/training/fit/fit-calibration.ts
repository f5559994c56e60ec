import {
  type Calibration,
  calibrate,
  combineViews,
  type Line,
  lengthTerm,
} from '../../detector/weights/calibration.ts'
import {
  byPanel,
  type Panel,
  panelNames,
  panelTable,
  type ViewName,
  type Views,
  viewNames,
} from '../../detector/weights/panels.ts'
import type { ViewScores } from '../views/leave-out.ts'

/** Weights of the views in the mean, chosen among simple numbers on held-out sources. */
const viewWeights: Readonly<Record<ViewName, number>> = {
  words: 1.7,
  characters: 0.7,
  style: 1.4,
  rewrittenWords: 1,
  rewrittenStyle: 0.5,
  modernCharacters: 2,
  modernStyle: 1,
  newestWords: 1,
  newestCharacters: 1,
  newestStyle: 1,
}

export type Sample = {
  words: number
  ai: boolean
  /** The panels for this text, if a model wrote it. */
  panels: readonly Panel[]
  weight: number
  views: Views
}

export function sampleViews(scores: ViewScores, row: number): Views {
  const views = {} as Views
  for (const name of viewNames) views[name] = scores[name][row]!
  return views
}

/**
 * The assumed prior of each panel's own models relative to the general panel's. Higher odds would lose more detections
 * among other texts than they gain; chosen among simple numbers on held-out texts.
 */
const panelOdds: Readonly<Record<Panel, number>> = {
  general: 1,
  rewritten: 1,
  modern: 0.15,
  newest: 0.45,
}

const flat: Line = { bias: 0, slope: 1, length: 0, bend: 0 }

/**
 * Fits each panel's probability to its score and the length, with equal weight for people and its own models at every
 * length, then shifts it so that `falsePositives` of the whole human texts exceed log-odds 0.
 */
export function fitCalibration(samples: Sample[], wholes: Sample[], falsePositives: number): Calibration {
  const views = {} as Calibration['views']
  for (const panel of panelNames)
    Object.assign(views, standardise(judgedBy(panel, wholes), panelTable[panel]))
  const calibration: Calibration = { views, panels: byPanel(() => flat), shift: 0 }
  const lines = panelNames.map((panel) => [panel, fitLine(panel, samples, calibration)] as const)
  for (const [panel, line] of lines)
    calibration.panels[panel] = { ...line, bias: line.bias + Math.log(panelOdds[panel]) }
  calibration.shift = -operatingPoint(wholes, calibration, falsePositives)
  return calibration
}

/** Returns the samples of people and of the models that a panel covers. */
function judgedBy(panel: Panel, samples: Sample[]): Sample[] {
  return samples.filter(({ ai, panels }) => !ai || panels.includes(panel))
}

function fitLine(panel: Panel, samples: Sample[], calibration: Calibration): Line {
  const judged = judgedBy(panel, samples)
  const points = judged.map((sample) => {
    const z = combineViews(sample.views, calibration)[panel]
    const l = lengthTerm(sample.words)
    return [1, z, l, z * l]
  })
  const [bias, slope, length, bend] = fitLogistic(points, judged, balanceByLength(judged))
  return { bias, slope, length, bend }
}

function standardise(samples: Sample[], names: readonly ViewName[]): Partial<Calibration['views']> {
  const views: Partial<Calibration['views']> = {}
  for (const name of names) {
    const values = samples.map((sample) => sample.views[name])
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
    views[name] = { mean, spread: Math.sqrt(variance), weight: viewWeights[name] }
  }
  return views
}

const lengthEdges = [70, 100, 150, 220, 320, 500]

/** Balances lengths, so that the calibration does not learn the share of people among short texts. */
function balanceByLength(samples: Sample[]): Float64Array {
  const keys = samples.map(({ words, ai }) => `${lengthEdges.filter((edge) => words >= edge).length}${ai}`)
  const totals = new Map<string, number>()
  for (const [i, key] of keys.entries()) totals.set(key, (totals.get(key) ?? 0) + samples[i]!.weight)
  return Float64Array.from(samples, (sample, i) => sample.weight / totals.get(keys[i]!)!)
}

/** Newton's method for four coefficients. */
function fitLogistic(
  points: number[][],
  samples: Sample[],
  weights: Float64Array,
): [number, number, number, number] {
  let beta = [0, 1, 0, 0]
  for (let round = 0; round < 30; round++) {
    const gradient = [0, 0, 0, 0]
    const hessian = Array.from({ length: 4 }, (_, i) =>
      Array.from({ length: 4 }, (_, j) => (i === j ? 1e-6 : 0)),
    )
    for (const [i, point] of points.entries()) {
      const margin = point.reduce((sum, value, k) => sum + value * beta[k]!, 0)
      const probability = 1 / (1 + Math.exp(-margin))
      const error = (probability - (samples[i]!.ai ? 1 : 0)) * weights[i]!
      const curve = probability * (1 - probability) * weights[i]!
      for (let a = 0; a < 4; a++) {
        gradient[a]! += error * point[a]!
        for (let b = 0; b < 4; b++) hessian[a]![b]! += curve * point[a]! * point[b]!
      }
    }
    const step = solve(hessian, gradient)
    beta = beta.map((value, k) => value - step[k]!)
  }
  return beta as [number, number, number, number]
}

/** Gaussian elimination with pivoting. */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!])
  const n = rows.length
  for (let column = 0; column < n; column++) {
    let pivot = column
    for (let r = column + 1; r < n; r++)
      if (Math.abs(rows[r]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = r
    const held = rows[column]!
    rows[column] = rows[pivot]!
    rows[pivot] = held
    for (let r = 0; r < n; r++) {
      if (r === column) continue
      const factor = rows[r]![column]! / rows[column]![column]!
      for (let c = column; c <= n; c++) rows[r]![c]! -= factor * rows[column]![c]!
    }
  }
  return rows.map((row, i) => row[n]! / row[i]!)
}

/** Returns the log-odds that this weighted share of the human texts exceeds. */
function operatingPoint(wholes: Sample[], calibration: Calibration, share: number): number {
  const people = wholes
    .filter(({ ai }) => !ai)
    .map((sample) => ({ weight: sample.weight, score: scoreSample(sample, calibration) }))
    .sort((a, b) => b.score - a.score)
  const total = people.reduce((sum, { weight }) => sum + weight, 0)
  let passed = 0
  for (const { weight, score } of people) {
    passed += weight
    if (passed > share * total) return score
  }
  return 0
}

export function scoreSample(sample: Sample, calibration: Calibration): number {
  return calibrate(combineViews(sample.views, calibration), sample.words, calibration)
}
