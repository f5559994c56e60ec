import { expect, test } from 'vitest'
import { detect, judgeText, scoreText, scoreViews } from '../../index.ts'
import { AI_TEXT, HUMAN_TEXT } from '../test-texts.ts'
import { WORDS_RELIABLE_MIN } from './messages.ts'

test('judges a model’s essay and a person’s review correctly', () => {
  const machine = detect(AI_TEXT)
  expect(machine.predicted_class).toBe('ai')
  expect(machine.reliable).toBe(true)
  expect(machine.fake_percentage! + machine.human_percentage!).toBeCloseTo(100)
  const person = detect(HUMAN_TEXT)
  expect(person.predicted_class).toBe('human')
  expect(person.evidence).toEqual([])
})

test('fills the whole documented result with measures', () => {
  const result = detect(AI_TEXT)
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
  const first = JSON.stringify(detect(AI_TEXT))
  detect(HUMAN_TEXT)
  expect(JSON.stringify(detect(AI_TEXT))).toBe(first)
})

test('scoreText, judgeText and detect agree', () => {
  expect(judgeText(AI_TEXT).probability).toBe(detect(AI_TEXT).average_generated_prob)
  expect(scoreText(HUMAN_TEXT)).toBe(detect(HUMAN_TEXT).average_generated_prob)
  expect(judgeText(AI_TEXT).predicted_class).toBe('ai')
  for (const score of Object.values(scoreViews(AI_TEXT))) expect(Number.isFinite(score)).toBe(true)
})

test('gives a class from the minimum number of words on, alone and in a batch', () => {
  const words = AI_TEXT.split(/\s+/)
  for (const count of [WORDS_RELIABLE_MIN - 1, WORDS_RELIABLE_MIN, WORDS_RELIABLE_MIN + 1]) {
    const text = words.slice(0, count).join(' ')
    const alone = detect(text)
    expect(alone.text_words).toBe(count)
    expect(alone.reliable).toBe(count >= WORDS_RELIABLE_MIN)
    expect(alone.predicted_class).toBe(count >= WORDS_RELIABLE_MIN ? 'ai' : 'inconclusive')
    expect(judgeText(text)).toEqual({
      probability: alone.average_generated_prob,
      predicted_class: alone.predicted_class,
      confidence_category: alone.confidence_category,
    })
  }
})

test('evidence names measured reasons inside marked passages', () => {
  const { evidence, sentences } = detect(AI_TEXT)
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
  const restyled = AI_TEXT.replaceAll('"', '“')
    .replaceAll("'", '’')
    .replaceAll(' - ', ' — ')
    .replaceAll(', ', ' , ')
  expect(scoreText(`**${restyled}**`)).toBeCloseTo(scoreText(AI_TEXT), 2)
})

test('throws the reason of an aborted signal', () => {
  const controller = new AbortController()
  controller.abort(new Error('The reader left'))
  expect(() => detect(AI_TEXT, { signal: controller.signal })).toThrow('The reader left')
})
