import { expect, test } from 'vitest'
import { detect } from '../check/detect.ts'
import { aiText, humanText } from '../test-texts.ts'

const rounding = 1e-9

test('the score of a paragraph and of a passage lies between those of its sentences', () => {
  const { paragraphs, sentences, evidence } = detect(`${humanText}\n\n${aiText}`)
  const scores = (from: number, to: number) => sentences.slice(from, to).map((each) => each.generated_prob)
  for (const { start_sentence_index: from, num_sentences, completely_generated_prob } of paragraphs) {
    const own = scores(from, from + num_sentences)
    expect(completely_generated_prob).toBeGreaterThan(Math.min(...own) - rounding)
    expect(completely_generated_prob).toBeLessThan(Math.max(...own) + rounding)
  }
  expect(evidence.length).toBeGreaterThan(0)
  for (const { sentence_from, sentence_to, probability } of evidence) {
    const own = scores(sentence_from, sentence_to)
    expect(Math.min(...own)).toBeGreaterThan(0.5)
    expect(probability).toBeGreaterThan(Math.min(...own) - rounding)
    expect(probability).toBeLessThan(Math.max(...own) + rounding)
  }
})

test('the AI score of a text is the same number in all fields', () => {
  for (const text of [aiText, humanText, `${humanText}\n\n${aiText}`]) {
    const { average_generated_prob, fake_percentage, human_percentage } = detect(text)
    expect(fake_percentage).toBeCloseTo(average_generated_prob! * 100, 9)
    expect(human_percentage).toBeCloseTo(100 - fake_percentage!, 9)
  }
})
