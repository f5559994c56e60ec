import { expect, test } from 'vitest'
import { detect } from './detect.ts'
import { unitsOf } from './windows.ts'

test('short paragraphs are read together, longer ones alone', () => {
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

test('a paragraph that a person wrote is not marked for the one beside it', () => {
  const person =
    'My first shift at the bakery started at four, and nobody had told me the ovens would be on. I burned my wrist inside ten minutes. Marek laughed, then wrapped it in a wet tea towel and showed me how to stand.'
  const model =
    'Effective teamwork plays a crucial role in fostering a productive workplace environment. By leveraging clear communication, individuals can navigate complex challenges with confidence. Furthermore, collaboration not only enhances efficiency but also cultivates a profound sense of shared purpose. This experience underscored the importance of resilience in professional settings.'
  const marks = detect(`${person}\n\n${model}`).sentences.map(({ generated_prob }) => generated_prob > 0.5)
  expect(marks).toEqual([false, false, false, true, true, true, true])
})

test('a short paragraph alone is not marked on thin evidence', () => {
  const person =
    "I stayed two summers. The scar is about the size of a lentil, and I still can't pass a bakery before dawn without checking my sleeves."
  const model =
    'Effective teamwork plays a crucial role in fostering a productive workplace environment. By leveraging clear communication, individuals can navigate complex challenges with confidence. Furthermore, collaboration not only enhances efficiency but also cultivates a profound sense of shared purpose.'
  const { sentences } = detect(`${model}\n\n${person}`)
  expect(sentences.slice(3).map(({ generated_prob }) => generated_prob > 0.5)).toEqual([false, false])
})
