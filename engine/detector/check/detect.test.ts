import { expect, test } from 'vitest'
import { detect, judgeText, scoreText, scoreViews } from '../../index.ts'
import { aiText, humanText } from '../test-texts.ts'
import { wordsReliableMin } from './messages.ts'

test('judges a model’s essay and a person’s review correctly', () => {
  const machine = detect(aiText)
  expect(machine.predicted_class).toBe('ai')
  expect(machine.reliable).toBe(true)
  expect(machine.fake_percentage! + machine.human_percentage!).toBeCloseTo(100)
  const person = detect(humanText)
  expect(person.predicted_class).toBe('human')
  expect(person.evidence).toEqual([])
})

test('fills the whole documented result with measures', () => {
  const result = detect(aiText)
  const { ai, human, mixed } = result.class_probabilities!
  expect(ai + human + mixed).toBeCloseTo(1)
  expect(Math.max(ai, human, mixed)).toBe(ai)
  expect(result.overall_perplexity).toBeGreaterThan(1)
  expect(result.overall_burstiness).toBeGreaterThan(0)
  expect(result.sentences).toHaveLength(result.sentences_count)
  expect(result.paragraphs.reduce((sum, paragraph) => sum + paragraph.num_sentences, 0)).toBe(
    result.sentences_count,
  )
  expect(result.ai_words).toBeLessThanOrEqual(result.text_words)
})

test('returns the same result for the same text, regardless of earlier texts', () => {
  const first = JSON.stringify(detect(aiText))
  detect(humanText)
  expect(JSON.stringify(detect(aiText))).toBe(first)
})

test('scoreText, judgeText and detect agree', () => {
  expect(judgeText(aiText).probability).toBe(detect(aiText).average_generated_prob)
  expect(scoreText(humanText)).toBe(detect(humanText).average_generated_prob)
  expect(judgeText(aiText).predicted_class).toBe('ai')
  for (const score of Object.values(scoreViews(aiText))) expect(Number.isFinite(score)).toBe(true)
})

test('gives a class from the minimum number of words on, alone and in a batch', () => {
  const words = aiText.split(/\s+/)
  for (const count of [wordsReliableMin - 1, wordsReliableMin, wordsReliableMin + 1]) {
    const text = words.slice(0, count).join(' ')
    const alone = detect(text)
    expect(alone.text_words).toBe(count)
    expect(alone.reliable).toBe(count >= wordsReliableMin)
    expect(alone.predicted_class).toBe(count >= wordsReliableMin ? 'ai' : 'inconclusive')
    expect(judgeText(text)).toEqual({
      probability: alone.average_generated_prob,
      predicted_class: alone.predicted_class,
      confidence_category: alone.confidence_category,
    })
  }
})

test('evidence names measured reasons inside marked passages', () => {
  const { evidence, sentences } = detect(aiText)
  expect(evidence.length).toBeGreaterThan(0)
  for (const passage of evidence) {
    expect(passage.start).toBe(sentences[passage.sentence_from]!.start)
    expect(passage.end).toBe(sentences[passage.sentence_to - 1]!.end)
    expect(passage.reasons.length).toBeLessThanOrEqual(3)
    for (const reason of passage.reasons) expect(reason.detail).toMatch(/\.$/)
  }
  expect(evidence.some(({ reasons }) => reasons.length > 0)).toBe(true)
})

test('layout, Markdown, quotation style, dashes and spaces do not change the score', () => {
  const restyled = aiText
    .replaceAll('"', '“')
    .replaceAll("'", '’')
    .replaceAll(' - ', ' — ')
    .replaceAll(', ', ' , ')
  expect(scoreText(`**${restyled}**`)).toBeCloseTo(scoreText(aiText), 2)
})

test('throws the reason of an aborted signal', () => {
  const controller = new AbortController()
  controller.abort(new Error('The reader left'))
  expect(() => detect(aiText, { signal: controller.signal })).toThrow('The reader left')
})
