import { expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import { type CurveSample, fitCurve } from './fit-curve.ts'

/** Texts whose log-odds are bias + slope · score. */
function samplesOf({ bias, slope }: { bias: number; slope: number }, count: number): CurveSample[] {
  const random = seededRandom(7)
  return Array.from({ length: count }, (_, i) => {
    const logOdds = random() * 8 - 5
    const isAi = random() < 1 / (1 + Math.exp(-(bias + slope * logOdds)))
    return { source: `${isAi ? 'models' : 'people'} ${i % 4}`, isAi, logOdds }
  })
}

test('finds the line of the scores, up to the share of models', () => {
  const { slope, texts } = fitCurve(samplesOf({ bias: 0.3, slope: 1.6 }, 4_000))
  expect(slope).toBeGreaterThan(1.4)
  expect(slope).toBeLessThan(1.8)
  expect(texts.people + texts.models).toBe(4_000)
  expect(texts.sources).toBe(8)
})

test('reduces the error on held-out sources', () => {
  const { error } = fitCurve(samplesOf({ bias: 0.3, slope: 2 }, 4_000))
  expect(error.after).toBeLessThan(error.before)
})

test('shows what each band meant on held-out sources, for two shares of models', () => {
  const { reliability } = fitCurve(samplesOf({ bias: 0, slope: 1.3 }, 6_000))
  expect(reliability.reduce((sum, { people, models }) => sum + people + models, 0)).toBe(6_000)
  for (const { from, to, people, models, oneInSix, oneInTwo } of reliability) {
    if (people < 20 || models < 20) continue
    // The fit is for one text in six, so that share of models is what the band shows.
    expect(oneInSix).toBeGreaterThan(from - 0.1)
    expect(oneInSix).toBeLessThan(to + 0.1)
    expect(oneInTwo).toBeGreaterThan(oneInSix)
  }
})
