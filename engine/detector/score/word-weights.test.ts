import { expect, test } from 'vitest'
import { parseDocument } from '../../text/document.ts'
import { aiText } from '../test-texts.ts'
import { wordsIn } from '../tokens/words-in.ts'
import { calibrate, combineViews } from '../weights/calibration.ts'
import { calibration, readCanonical } from '../weights/load-model.ts'
import { modelClasses, oddsOfPanel, panelOf, viewKinds, viewNames } from '../weights/panels.ts'
import { heaviestPhrases } from './heaviest-phrases.ts'
import { leaveOutTokens } from './leave-out-tokens.ts'
import { readGrams } from './read-grams.ts'
import { judgeTokens, oddsOfGrams, scoreTokens, viewsOfGrams } from './score.ts'
import { factorsOf, weighTokens } from './word-weights.ts'

const text = readCanonical(parseDocument(aiText))
const { logOdds, combined } = judgeTokens(text, 0, text.length)
const weights = weighTokens(text, 0, text.length, combined)

function fallWithout(tokens: readonly number[]): number {
  const left = new Uint8Array(text.length)
  for (const token of tokens) left[token] = 1
  return logOdds - scoreTokens(leaveOutTokens(text, 0, text.length, left))
}

test('the ten heaviest tokens matter far more than the ten lightest', () => {
  const order = [...weights.keys()].sort((a, b) => weights[b]! - weights[a]!)
  expect(weights.length).toBe(text.length)
  expect(fallWithout(order.slice(0, 10))).toBeGreaterThan(fallWithout(order.slice(-10)) + 0.5)
})

test('the factor of a class is the slope of the verdict with its odds', () => {
  const to = text.sentenceStarts[2]!
  const grams = readGrams(text, 0, to)
  const odds = oddsOfGrams(grams, 0, to)
  const views = viewsOfGrams(grams, 0, to)
  const words = wordsIn(text, 0, to)
  const factors = factorsOf(odds, combineViews(views, calibration), words)
  const verdict = (given: typeof views) => calibrate(combineViews(given, calibration), words, calibration)
  const step = 1e-4
  for (const kind of ['words', 'characters'] as const) {
    for (const c of modelClasses.keys()) {
      const moved = { ...views }
      const others = odds[kind].map((value, k) => (k === c ? value + step : value))
      for (const name of viewNames)
        if (viewKinds[name] === kind) moved[name] = oddsOfPanel(others, panelOf[name])
      const slope = (verdict(moved) - verdict(views)) / step
      // Panels with a negligible share of the odds are skipped.
      expect(Math.abs(factors[kind][c]! - slope)).toBeLessThan(0.05)
    }
  }
  expect(Math.max(...factors.words)).toBeGreaterThan(0.1)
})

test('weighs a range by itself', () => {
  const to = text.sentenceStarts[2]!
  const from = text.sentenceStarts[1]!
  const part = weighTokens(text, from, to, judgeTokens(text, from, to).combined)
  const alone = leaveOutTokens(text, from, to, new Uint8Array(to - from))
  const whole = weighTokens(alone, 0, alone.length, judgeTokens(alone, 0, alone.length).combined)
  for (const [i, weight] of part.entries()) expect(weight).toBeCloseTo(whole[i]!, 4)
})

test('leaving out nothing does not change the score', () => {
  expect(fallWithout([])).toBeCloseTo(0, 6)
})

test('weighty phrases are disjoint whole words, few in number, without truncated ends', () => {
  const phrases = heaviestPhrases(text, 0, text.length, weights)
  expect(phrases.length).toBeGreaterThan(1)
  expect(phrases.length).toBeLessThanOrEqual(4)
  for (const { phrase, from, to } of phrases) {
    expect(aiText.toLowerCase()).toContain(phrase)
    expect(phrase).not.toMatch(/^(?:the|a|of|and|to|is)\b|\b(?:the|a|of|and|to|is)$/)
    expect(phrase.split(' ').length).toBe(to - from)
  }
  const words = phrases.reduce((sum, { from, to }) => sum + to - from, 0)
  expect(words).toBeLessThanOrEqual(text.length / 5)
})

test('a name does not count as wording', () => {
  const named = readCanonical(parseDocument('We met Summer and went on.'))
  const even = new Float64Array(named.length).fill(1)
  for (const { phrase } of heaviestPhrases(named, 0, named.length, even))
    expect(phrase).not.toContain('summer')
})

test('tokens keep their facts without the surrounding sentences', () => {
  const from = text.sentenceStarts[1]!
  const to = text.sentenceStarts[3]!
  const left = new Uint8Array(to - from)
  left[1] = 1
  const rest = leaveOutTokens(text, from, to, left)
  const forms = text.facts.slice(from, to).map(({ form }) => form)
  expect(rest.facts.map(({ form }) => form)).toEqual(forms.filter((_, i) => i !== 1))
  expect(String.fromCharCode(...rest.codes)).toBe(`${rest.facts.map(({ form }) => form).join(' ')} `)
  expect([...rest.sentenceStarts]).toEqual([0, text.sentenceStarts[2]! - from - 1, to - from - 1])
})
