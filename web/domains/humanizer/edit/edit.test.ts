import { expect, test } from 'vitest'
import type { Detection } from '../../../../engine/detect.ts'
import { shiftSpans } from './shift-spans.ts'
import { noHistory, remember, stepBack, stepOn } from './text-history.ts'
import { piecesOfText } from './text-pieces.ts'
import { versionsAt } from './versions-at.ts'
import { heaviestOf, readSentences } from './weighing-sentences.ts'

const text = 'One is here. Two is there now. Three.'
const spans = [
  { start: 0, end: 12 },
  { start: 13, end: 30 },
  { start: 31, end: 37 },
]

test('spans move with the text around a change, and the changed one is left out', () => {
  const now = 'One is here. Two was there now. Three.'
  expect(shiftSpans(spans, text, now)).toEqual([spans[0], { start: 32, end: 38 }])
  expect(shiftSpans(spans, text, text)).toEqual(spans)
  expect(shiftSpans(spans, text, '')).toEqual([])
  for (const { start, end } of shiftSpans(spans, 'aa aa aa. aa. aa aaaaaaaaaaaaaaaaaaaa', 'aa aa. aa.'))
    expect(end).toBeGreaterThanOrEqual(start)
})

const alternatives = [
  { sentence: 0, start: 0, end: 12, options: ['One is here.', 'One is here.', 'Here is one.'] },
  {
    sentence: 1,
    start: 13,
    end: 40,
    options: ['Two were there now.', 'Two is there now.', 'Two stands there.'],
  },
]

test('a sentence that stands in one of its wordings offers the others, with the writer’s own named', () => {
  expect(versionsAt(text, spans[1]!, alternatives)).toEqual({
    start: 13,
    end: 30,
    options: ['Two were there now.', 'Two stands there.'],
    original: 'Two were there now.',
  })
  expect(versionsAt(text, spans[0]!, alternatives)).toEqual({
    start: 0,
    end: 12,
    options: ['Here is one.'],
    original: null,
  })
  expect(versionsAt(text, spans[2]!, alternatives)).toBeNull()
  expect(versionsAt('Two is nowhere.', { start: 0, end: 15 }, alternatives)).toBeNull()
})

test('steps back and on return every text, and keys typed together are one step', () => {
  let history = remember(noHistory, { text: 'a', caret: 1 }, 1_000)
  history = remember(history, { text: 'ab', caret: 2 }, 1_200)
  history = remember(history, { text: 'abc', caret: 3 }, null)
  const back = stepBack(history, { text: 'X', caret: 1 })
  expect(back?.step).toEqual({ text: 'abc', caret: 3 })
  const start = stepBack(back!.history, back!.step)
  expect(start?.step).toEqual({ text: 'a', caret: 1 })
  expect(stepBack(start!.history, start!.step)).toBeNull()
  const on = stepOn(start!.history, start!.step)
  expect(stepOn(on!.history, on!.step)?.step).toEqual({ text: 'X', caret: 1 })
})

test('names the three heaviest sentences with the reasons of their passage', () => {
  const sentences = [0.9, 0.4, 0.99, 0.8, 0.7].map((generated_prob, index) => ({
    sentence: '',
    generated_prob,
    start: index * 10,
    end: index * 10 + 9,
  }))
  const reason = { signal: 's', title: 'T', detail: 'D', weight: 1 }
  const evidence = [
    { start: 0, end: 9, sentence_from: 0, sentence_to: 1, probability: 0.9, reasons: [reason] },
  ]
  const read = readSentences({ sentences, evidence } as unknown as Detection)
  const words = 'two words '.repeat(5)
  expect(heaviestOf(words, read).map(({ start }) => start)).toEqual([20, 0, 30])
  expect(read[0]?.reasons).toEqual([reason])
  expect(read[1]).toMatchObject({ weighs: false, reasons: [] })
})

test('the pieces of a text join to the whole text', () => {
  const sentences = spans.map((span) => ({ ...span, probability: 0.9, weighs: true, reasons: [] }))
  const pieces = piecesOfText(text, sentences)
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  expect(pieces.filter(({ sentence }) => sentence)).toHaveLength(3)
  expect(piecesOfText('', sentences)).toEqual([])
})
