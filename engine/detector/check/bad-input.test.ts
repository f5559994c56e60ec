import { expect, test } from 'vitest'
import { type Detection, detect } from '../../index.ts'
import { aiText } from '../test-texts.ts'

function expectSpansInside(text: string, result: Detection): void {
  for (const { sentence, start, end } of result.sentences) expect(text.slice(start, end)).toBe(sentence)
  for (const { start, end } of [...result.paragraphs, ...result.evidence]) {
    expect(start).toBeGreaterThanOrEqual(0)
    expect(start).toBeLessThanOrEqual(end)
    expect(end).toBeLessThanOrEqual(text.length)
  }
}

test.each([
  ['nothing', ''],
  ['white space', ' \r\n\t '],
  ['only emoji', '😀👍🏽🎉 😀😀\n👨‍👩‍👧'],
  ['only punctuation', '... !!! ??? --- ***'],
  ['only control characters', '\u0000\u0001\u0002\u200b\u200b'],
])('%s has no score', (_name, text) => {
  const result = detect(text)
  expect(result.average_generated_prob).toBeNull()
  expect(result.predicted_class).toBe('inconclusive')
  expectSpansInside(text, result)
})

test.each([
  [
    'French',
    'Le rapport était en retard parce que personne ne l’avait lu et elle a dû le refaire dans le train.',
    'fr',
  ],
  ['Arabic, right to left', 'تأخر التقرير لأن أحدا لم يقرأه واضطرت إلى كتابته مرة أخرى في القطار.', 'ar'],
  ['Chinese', '报告迟到了,因为没有人读过它。她不得不在火车上重新写一遍。', 'zh'],
  [
    'program code',
    'function add(a, b) { return a + b; }\nconst x = add(1, 2);\nif (x > 2) { print(x); }',
    'code',
  ],
])('%s is not judged', (_name, text, language) => {
  const result = detect(text)
  expect(result.language).toBe(language)
  expect(result.reliable).toBe(false)
  expect(result.average_generated_prob).toBeNull()
  expect(result.fake_percentage).toBeNull()
  expect(result.result_message).toContain('Not reliable')
  expectSpansInside(text, result)
})

test('ten characters and any text under 60 words are inconclusive', () => {
  expect(detect('Hello you.').predicted_class).toBe('inconclusive')
  const short = detect(aiText.split(' ').slice(0, 59).join(' '))
  expect(short.predicted_class).toBe('inconclusive')
  expect(short.reliable).toBe(false)
  expect(short.result_message).toContain('too short')
})

test('50,000 characters', () => {
  const text = `${aiText}\n\n`.repeat(60).slice(0, 50_000)
  const result = detect(text)
  expect(result.predicted_class).toBe('ai')
  expectSpansInside(text, result)
})

test.each([
  ['5 MB of prose', `${aiText}\r\n\r\n`.repeat(4500)],
  ['5 MB of one word', 'a'.repeat(5_000_000)],
  ['5 MB of short sentences', 'Yes. '.repeat(1_000_000)],
  ['5 MB of zero-width characters', `The end of it all${'\u200b'.repeat(1_700_000)} is here.`],
])('%s', (_name, text) => {
  const result = detect(text)
  expect(result.text_words).toBeGreaterThan(0)
  expectSpansInside(text, { ...result, sentences: result.sentences.slice(-200) })
})

test('spans are correct with CRLF, control and zero-width characters', () => {
  const text = aiText
    .replaceAll('. ', '.\r\n')
    .replace('crucial', 'cru\u200bcial')
    .replace('journey', 'jour\u0007ney')
  const result = detect(text)
  expectSpansInside(text, result)
  expect(result.tampering.map(({ kind }) => kind).sort()).toEqual(['control', 'zero-width'])
  expect(result.predicted_class).toBe('ai')
})

test('replaces, judges and reports look-alike letters', () => {
  const text = aiText.replaceAll('a', 'а').replaceAll('e', 'е')
  const result = detect(text)
  expect(result.tampering[0]?.kind).toBe('homoglyph')
  expect(result.average_generated_prob).toBeCloseTo(detect(aiText).average_generated_prob!, 5)
  expectSpansInside(text, result)
})
