import { expect, test } from 'vitest'
import type { Detection } from '../queries.ts'
import { notesOf, printedParagraphs } from './printed-text.ts'

const text = 'A plain line.\r\n\r\nIt plays a crucial role. So it does.\n\nThe end.'
const span = (part: string) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length })
const sentences = [
  { ...span('A plain line.'), generated_prob: 0.1 },
  { ...span('It plays a crucial role.'), generated_prob: 0.9 },
  { ...span('So it does.'), generated_prob: 0.6 },
  { ...span('The end.'), generated_prob: 0.9 },
] as Detection['sentences']
const evidence = [
  { ...span('The end.') },
  { ...span('It plays a crucial role. So it does.') },
] as Detection['evidence']

test('paragraphs contain all text except line ends, with a note where its passage begins', () => {
  const paragraphs = printedParagraphs(text, sentences, notesOf({ evidence }))
  expect(paragraphs.map(({ runs }) => runs.map(({ text }) => text).join(''))).toEqual([
    'A plain line.',
    'It plays a crucial role. So it does.',
    'The end.',
  ])
  const runs = paragraphs.flatMap(({ runs }) => runs).filter(({ text }) => text.trim() !== '')
  expect(runs.map(({ tone, note }) => [tone, note])).toEqual([
    [null, null],
    ['strong', 1],
    ['slight', null],
    ['strong', 2],
  ])
})

test('numbers passages by their position in the text, not by weight', () => {
  expect(notesOf({ evidence }).map(({ number, start }) => [number, start])).toEqual([
    [1, text.indexOf('It plays')],
    [2, text.indexOf('The end')],
  ])
})

test('a text without a verdict has no marks', () => {
  const runs = printedParagraphs(text, [], []).flatMap(({ runs }) => runs)
  expect(runs).toHaveLength(3)
  expect(runs.every(({ tone, note }) => tone === null && note === null)).toBe(true)
})
