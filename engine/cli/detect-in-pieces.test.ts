import { expect, test } from 'vitest'
import { detect } from '../detector/check/detect.ts'
import { aiText, humanText } from '../detector/test-texts.ts'
import { detectAnyLength, judgeAnyLength, wholeCharactersMax } from './detect-in-pieces.ts'

function repeat(text: string, characters: number): string {
  return `${text}\n\n`.repeat(Math.ceil(characters / text.length))
}

test('returns the result for the whole text up to the limit', () => {
  expect(detectAnyLength(aiText, true)).toEqual(detect(aiText))
})

test.each([
  ['ai', aiText],
  ['human', humanText],
])('beyond it the pieces say what the whole says: %s', (verdict, sample) => {
  const text = repeat(sample, wholeCharactersMax + 1)
  const [found, whole] = [detectAnyLength(text, true), detect(text)]
  expect(found.predicted_class).toBe(verdict)
  expect(whole.predicted_class).toBe(verdict)
  expect(Object.keys(found).sort()).toEqual(Object.keys(whole).sort())
  expect(found.text_words).toBe(whole.text_words)
  expect(found.overall_perplexity).toBeCloseTo(whole.overall_perplexity!, -1)
  const [sentences, paragraphs] = [[...found.sentences], [...found.paragraphs]]
  expect(sentences.map(({ start }) => start)).toEqual(whole.sentences.map(({ start }) => start))
  for (const { sentence, start, end } of sentences) expect(text.slice(start, end)).toBe(sentence)
  expect(paragraphs.map((each) => ({ ...each, completely_generated_prob: 0 }))).toEqual(
    whole.paragraphs.map((each) => ({ ...each, completely_generated_prob: 0 })),
  )
  for (const passage of found.evidence) expect(passage.start).toBe(sentences[passage.sentence_from]?.start)
  expect(judgeAnyLength(text).predicted_class).toBe(verdict)
})

test('a text half by a model and half by a person is mixed', () => {
  const text = repeat(aiText, wholeCharactersMax) + repeat(humanText, wholeCharactersMax)
  expect(detectAnyLength(text, false).predicted_class).toBe('mixed')
})

test('gives no score for another language, and counts tampering over all pieces', () => {
  const french = 'Il faut cultiver notre jardin, dit Candide, et toute la société entra dans ce dessein. '
  const found = detectAnyLength(repeat(`${french}\u200b`, wholeCharactersMax * 2), false)
  expect([found.language, found.fake_percentage, found.reliable]).toEqual(['fr', null, false])
  expect(found.tampering[0]?.kind).toBe('zero-width')
  expect(found.tampering[0]?.count).toBeGreaterThan(3000)
  expect(found.tampering[0]?.spans).toHaveLength(100)
})

test('refuses to list too many sentences, and judges them without the list', () => {
  const text = 'Yes. '.repeat(500_010)
  expect(() => detectAnyLength(text, true)).toThrow('more than 500000 sentences')
  expect(detectAnyLength(text, false).sentences_count).toBe(500_010)
})
