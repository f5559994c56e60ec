import { expect, test } from 'vitest'
import type { AiVerdict } from '../../controls/ai-tools.ts'
import { aiParts } from './ai-parts.ts'
import { passagesOf } from './passages-of.ts'

const words = (count: number) => 'word '.repeat(count).trim()

test('sends an essay that fits as one text', () => {
  expect(aiParts(['One.', 'Two.'], 50_000).map(({ text }) => text)).toEqual(['One.\n\nTwo.'])
  expect(aiParts([], 50_000)).toEqual([])
})

test('divides a long essay between paragraphs into parts of about the same length', () => {
  const paragraphs = Array.from({ length: 300 }, (_, i) => `${i} ${words(200)}`)
  const parts = aiParts(paragraphs, 50_000)
  const lengths = parts.map(({ text }) => text.length)
  expect(parts.length).toBe(7)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(50_000)
  expect(Math.min(...lengths)).toBeGreaterThan(35_000)
  expect(parts.map(({ text }) => text).join('\n\n')).toBe(paragraphs.join('\n\n'))
})

test('cuts a paragraph that is longer than one check at a space', () => {
  const parts = aiParts([words(50)], 100)
  expect(parts.every(({ text }) => text.length <= 100)).toBe(true)
  expect(parts.map(({ text }) => text).join('')).toBe(words(50))
  expect(parts[1]!.pieces[0]!.inParagraph).toBe(parts[0]!.text.length)
})

const verdict = (part: Partial<AiVerdict>): AiVerdict => ({
  view: null,
  summary: '',
  sentences: [],
  passages: [],
  ...part,
})

test('finds the marked sentences in their paragraphs and joins those with the same reasons', () => {
  const [part] = aiParts(['One. Two. Three.', 'Four. Five.'], 50_000)
  const at = (sentence: string, probability: number) => {
    const start = part!.text.indexOf(sentence)
    return { start, end: start + sentence.length, probability, tone: 'slight' as const }
  }
  const reasons = [{ signal: 'a', title: 'Even', detail: 'All alike.' }]
  const found = passagesOf(
    part!,
    verdict({
      sentences: [at('Two.', 0.6), at('Three.', 0.9), at('Four.', 0.7)],
      passages: [{ start: 5, end: part!.text.length, reasons }],
    }),
  )
  expect([...found]).toEqual([
    ['One. Two. Three.', [{ start: 5, end: 16, passage: { probability: 0.9, tone: 'slight', reasons } }]],
    ['Four. Five.', [{ start: 0, end: 5, passage: { probability: 0.7, tone: 'slight', reasons } }]],
  ])
})

test('has no marks for a text that the detector does not judge', () => {
  const [part] = aiParts(['One.'], 50_000)
  expect([...passagesOf(part!, verdict({}))]).toEqual([['One.', []]])
})
