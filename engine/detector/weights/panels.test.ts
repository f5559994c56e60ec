import { expect, test } from 'vitest'
import { addClassShares, modelClasses, oddsOfPanel, panelClasses, panelNames } from './panels.ts'

const odds = Float64Array.from(modelClasses, (_, c) => 3 * c - 7)

test('a panel has the log-odds of its class, or the logarithm of the summed odds of several', () => {
  for (const panel of panelNames) {
    const sum = panelClasses[panel].reduce(
      (total, name) => total + Math.exp(odds[modelClasses.indexOf(name)]!),
      0,
    )
    expect(oddsOfPanel(odds, panel)).toBeCloseTo(Math.log(sum), 9)
  }
})

test('extreme odds do not overflow', () => {
  expect(
    oddsOfPanel(
      odds.map(() => 2000),
      'general',
    ),
  ).toBeCloseTo(2000 + Math.log(panelClasses.general.length), 9)
  expect(
    oddsOfPanel(
      odds.map(() => -2000),
      'modern',
    ),
  ).toBeCloseTo(-2000 + Math.log(2), 9)
})

test('the shares of a panel’s classes are the slopes of its odds, and other classes have none', () => {
  const at = Float64Array.of(0.3, -1, 2, 1.5, 4)
  for (const panel of panelNames) {
    const shares = new Float64Array(modelClasses.length)
    addClassShares(at, panel, 2, shares)
    for (const [c, name] of modelClasses.entries()) {
      const moved = at.map((value, k) => (k === c ? value + 1e-6 : value))
      const slope = (oddsOfPanel(moved, panel) - oddsOfPanel(at, panel)) / 1e-6
      expect(shares[c]).toBeCloseTo(2 * slope, 4)
      if (!panelClasses[panel].includes(name)) expect(shares[c]).toBe(0)
    }
  }
})
