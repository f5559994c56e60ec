import { expect, test } from 'vitest'
import { detect } from '../check/detect.ts'
import { unitsOf } from './windows.ts'

// The human text is by Thoreau: Walden, 1854.

test('joins short paragraphs and reads longer ones alone', () => {
  const ranges = [
    [0, 1],
    [1, 2],
    [2, 6],
    [6, 6],
    [6, 8],
  ].map(([sentenceFrom, sentenceTo]) => ({ sentenceFrom: sentenceFrom!, sentenceTo: sentenceTo! }))
  const units = unitsOf(ranges).map((unit) => [unit.sentenceFrom, unit.sentenceTo])
  expect(units).toEqual([
    [0, 2],
    [2, 6],
    [6, 8],
  ])
})

test('does not mark a human paragraph because of its neighbour', () => {
  const person =
    'I went to the woods because I wished to live deliberately, to front only the essential facts of life, and see if I could not learn what it had to teach, and not, when I came to die, discover that I had not lived. I did not wish to live what was not life, living is so dear; nor did I wish to practise resignation, unless it was quite necessary.'
  const model =
    'Effective teamwork plays a crucial role in fostering a productive workplace environment. By leveraging clear communication, individuals can navigate complex challenges with confidence. Furthermore, collaboration not only enhances efficiency but also cultivates a profound sense of shared purpose. This experience underscored the importance of resilience in professional settings.'
  const marks = detect(`${person}\n\n${model}`).sentences.map(({ generated_prob }) => generated_prob > 0.5)
  expect(marks).toEqual([false, false, true, true, true, true])
})

test('does not mark a short paragraph on weak evidence', () => {
  const person =
    'I left the woods for as good a reason as I went there. Perhaps it seemed to me that I had several more lives to live, and could not spare any more time for that one.'
  const model =
    'Effective teamwork plays a crucial role in fostering a productive workplace environment. By leveraging clear communication, individuals can navigate complex challenges with confidence. Furthermore, collaboration not only enhances efficiency but also cultivates a profound sense of shared purpose.'
  const { sentences } = detect(`${model}\n\n${person}`)
  expect(sentences.slice(3).map(({ generated_prob }) => generated_prob > 0.5)).toEqual([false, false])
})

test('a heading and a short item have the score of their neighbours, and not one of their own', () => {
  const person =
    'I went to the woods because I wished to live deliberately, to front only the essential facts of life, and see if I could not learn what it had to teach, and not, when I came to die, discover that I had not lived. I did not wish to live what was not life, living is so dear; nor did I wish to practise resignation, unless it was quite necessary. I wanted to live deep and suck out all the marrow of life.'
  const heading = '## Fostering a Crucial Role in Innovation'
  const item = '- Leverage robust tools to enhance seamless collaboration.'
  const { sentences, paragraphs } = detect(`${heading}\n\n${person}\n\n${item}`)
  const [first, between, last] = paragraphs.map((each) => each.completely_generated_prob)
  expect(paragraphs).toHaveLength(3)
  expect(first).toBeCloseTo(between as number, 10)
  expect(last).toBeCloseTo(between as number, 10)
  for (const { generated_prob } of sentences) expect(generated_prob).toBeLessThan(0.5)
})
