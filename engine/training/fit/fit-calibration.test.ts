import { expect, test } from 'vitest'
import { sigmoid } from '../../detector/weights/calibration.ts'
import { type Panel, panelNames, panelTable, type Views, viewNames } from '../../detector/weights/panels.ts'
import { type Random, seededRandom } from '../random.ts'
import { fitCalibration, type Sample, scoreSample } from './fit-calibration.ts'

/** Returns a normal random number (Box and Muller). */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/** Returns the same value in every view except the given ones. */
function viewsOf(value: number, others: Partial<Views> = {}): Views {
  return { ...(Object.fromEntries(viewNames.map((name) => [name, value])) as unknown as Views), ...others }
}

function makeSamples(count: number, seed: number): Sample[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, (_, i) => {
    const ai = i % 3 === 0
    const panels: Panel[] = ai ? [panelNames[Math.floor(i / 6) % panelNames.length]!] : []
    const words = 40 + random() * 600
    const views = viewsOf(0)
    for (const panel of panelNames)
      for (const name of panelTable[panel]) {
        const known = panels.includes(panel)
        views[name] = (known ? 0.9 : -0.9) * (0.5 + words / 500) + normal(random)
      }
    return { words, ai, panels, weight: 0.2 + random(), views }
  })
}

const samples = makeSamples(2000, 1)
const wholes = samples.filter((_, i) => i % 2 === 0)
const fitted = fitCalibration(samples, wholes, 0.01)

test.each([0.005, 0.01, 0.05, 0.3])(
  'log-odds 0 is passed by %f of the people’s weight, and one more would be too many',
  (share) => {
    const calibration = fitCalibration(samples, wholes, share)
    const people = wholes.filter(({ ai }) => !ai)
    const total = people.reduce((sum, { weight }) => sum + weight, 0)
    // The person at the operating point itself is at 0 up to rounding.
    const over = (limit: number) =>
      people.reduce((sum, s) => sum + (scoreSample(s, calibration) > limit ? s.weight : 0), 0) / total
    expect(over(1e-9)).toBeLessThanOrEqual(share)
    expect(over(-1e-9)).toBeGreaterThan(share)
  },
)

test('the probability at the operating point is one half', () => {
  const nearest = Math.min(...wholes.filter(({ ai }) => !ai).map((s) => Math.abs(scoreSample(s, fitted))))
  expect(sigmoid(nearest)).toBeCloseTo(0.5, 9)
})

test('the probability increases with every view, at any length', () => {
  for (const words of [1, 40, 150, 700, 50_000]) {
    for (const name of viewNames) {
      const at = (value: number) => {
        const views = viewsOf(0, { [name]: value })
        return scoreSample({ words, ai: false, panels: [], weight: 1, views }, fitted)
      }
      expect(at(1)).toBeGreaterThan(at(0))
      expect(at(0)).toBeGreaterThan(at(-1))
    }
  }
})

test('a longer text with the same high score has a higher probability', () => {
  const views = viewsOf(-3)
  for (const name of panelTable.general) views[name] = 3
  const at = (words: number) => scoreSample({ words, ai: true, panels: [], weight: 1, views }, fitted)
  expect(at(500)).toBeGreaterThan(at(100))
})

test('the offset and the scale of a view do not matter', () => {
  const moved = (list: Sample[]) =>
    list.map((s) => ({ ...s, views: { ...s.views, words: 40 * s.views.words - 7 } }))
  const other = fitCalibration(moved(samples), moved(wholes), 0.01)
  const scores = moved(samples).map((sample) => scoreSample(sample, other))
  for (const [i, sample] of samples.entries()) expect(scores[i]!).toBeCloseTo(scoreSample(sample, fitted), 5)
})

test('ignores the share of human texts among short ones in the collection', () => {
  const heavier = samples.map((s) => (s.words < 70 && !s.ai ? { ...s, weight: 50 * s.weight } : s))
  const other = fitCalibration(heavier, wholes, 0.01)
  for (const panel of panelNames)
    for (const name of ['bias', 'slope', 'length', 'bend'] as const)
      expect(other.panels[panel][name]).toBeCloseTo(fitted.panels[panel][name], 6)
})

test('the slope reflects the reliability of the views', () => {
  const random = seededRandom(5)
  const known = Array.from({ length: 20_000 }, () => {
    const z = 2 * normal(random)
    const ai = random() < sigmoid(1.5 * z)
    return { words: 150, ai, panels: ai ? panelNames : [], weight: 1, views: viewsOf(z) }
  })
  const calibration = fitCalibration(known, known, 0.01)
  const at = (z: number) => scoreSample({ ...known[0]!, views: viewsOf(z) }, calibration)
  expect(at(1) - at(0)).toBeGreaterThan(1.4)
  expect(at(1) - at(0)).toBeLessThan(1.6)
})

test('a panel detects its own models on its own', () => {
  const at = (views: Views) => scoreSample({ words: 300, ai: true, panels: [], weight: 1, views }, fitted)
  for (const panel of panelNames) {
    const views = viewsOf(-1)
    for (const name of panelTable[panel]) views[name] = 2
    expect(at(views)).toBeGreaterThan(0)
  }
  expect(at(viewsOf(-1))).toBeLessThan(0)
})
