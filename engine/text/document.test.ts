import { expect, test } from 'vitest'
import { parseDocument } from './document.ts'

function sentencesOf(text: string): string[] {
  return parseDocument(text).sentences.map((sentence) => text.slice(sentence.start, sentence.end))
}

test('abbreviations, initials, decimals and times stay inside their sentence', () => {
  expect(
    sentencesOf('Dr. Smith paid $3.50 at 5 p.m. Then J. R. Tolkien left, e.g. by car. It rained.'),
  ).toEqual(['Dr. Smith paid $3.50 at 5 p.m.', 'Then J. R. Tolkien left, e.g. by car.', 'It rained.'])
})

test('a quotation continues with its speaker', () => {
  expect(sentencesOf('"What?" he said. “No!” She left... Then nothing.')).toEqual([
    '"What?" he said.',
    '“No!”',
    'She left...',
    'Then nothing.',
  ])
})

test('headings and list items are separate sentences, also with CRLF', () => {
  const text = '# A title\r\n\r\nSome prose here.\r\n- first item\r\n- second item\r\n1. Numbered. More.'
  expect(sentencesOf(text)).toEqual([
    '# A title',
    'Some prose here.',
    '- first item',
    '- second item',
    '1. Numbered.',
    'More.',
  ])
})

test('joins hard-wrapped lines and separates paragraphs at blank lines', () => {
  const text = 'This is one sentence that\nruns over two lines. Another\none here.\n\nNext paragraph.'
  const document = parseDocument(text)
  expect(document.sentences).toHaveLength(3)
  expect(document.paragraphs.map((paragraph) => [paragraph.sentenceFrom, paragraph.sentenceTo])).toEqual([
    [0, 2],
    [2, 3],
  ])
})

test('every span lies inside its parent and no visible character is lost', () => {
  const text = '  One, two — three!  "Four"? 😀👍🏽\n\n\tFünf naïve 3.14 e\u0301 (six).\u0000 שלום '
  const document = parseDocument(text)
  let visible = ''
  for (const sentence of document.sentences) {
    for (const token of document.tokens.slice(sentence.tokenFrom, sentence.tokenTo)) {
      expect(token.start).toBeGreaterThanOrEqual(sentence.start)
      expect(token.end).toBeLessThanOrEqual(sentence.end)
      visible += text.slice(token.start, token.end)
    }
  }
  expect(visible).toBe(text.replace(/\s/g, ''))
})

test.each([
  ['one endless word', 'a'.repeat(1_000_000)],
  ['full stops', '. '.repeat(300_000)],
  ['quotation marks', '"'.repeat(1_000_000)],
  ['line breaks', '\n'.repeat(1_000_000)],
])('bears %s', (_name, text) => {
  const document = parseDocument(text)
  expect(document.sentences.at(-1)?.end ?? 0).toBeLessThanOrEqual(text.length)
})

test('an empty text has no sentences', () => {
  expect(parseDocument('')).toEqual({ text: '', paragraphs: [], sentences: [], tokens: [] })
})
