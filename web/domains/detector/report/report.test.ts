import { expect, test } from 'vitest'
import type { Detection } from '../queries.ts'
import { jsonReport, markdownReport, plainReport } from './report.ts'

const text = 'A plain line.\nIt plays a crucial role.'
const detection = {
  predicted_class: 'mixed',
  reliable: true,
  confidence_category: 'medium',
  fake_percentage: 46.34,
  class_probabilities: { ai: 0.367, human: 0.441, mixed: 0.192 },
  result_message: 'This text may mix human and AI writing.',
  result_sub_message: '1 of 2 sentences.',
  overall_perplexity: 61.44,
  perplexity_label: 'Moderate',
  overall_burstiness: null,
  burstiness_label: null,
  ai_words: 5,
  text_words: 8,
  sentences_count: 2,
  tampering: [{ kind: 'zero-width', count: 2, words: 1, spans: [] }],
  sentences: [
    { sentence: 'A plain line.', generated_prob: 0.2, start: 0, end: 13 },
    { sentence: 'It plays a crucial role.', generated_prob: 0.91, start: 14, end: 38 },
  ],
  evidence: [
    {
      start: 14,
      end: 38,
      sentence_from: 1,
      sentence_to: 2,
      probability: 0.9,
      reasons: [{ signal: 'phrases', title: '“plays a crucial role”', detail: 'seen often', weight: 1 }],
    },
  ],
} as unknown as Detection

test('the report contains measured values and omits the others', () => {
  const report = markdownReport({
    product: 'Longhand',
    text,
    detection,
    checkedAt: new Date('2026-11-21T03:20:00Z'),
  })
  expect(report).toContain('**62.5% of the words marked as AI: Mixed, medium confidence**')
  expect(report).toContain('- Perplexity: Moderate')
  expect(report).not.toContain('Burstiness')
  expect(report).toContain('- 91.0%: It plays a crucial role.')
  expect(report).toContain('> A plain line.\n> It plays a crucial role.')
  expect(report).toContain('- Hidden signs: 2 invisible characters in 1 word were found')
})

test('a text that is too short gets no score in the report either', () => {
  const short = { ...detection, predicted_class: 'inconclusive', reliable: false } as Detection
  expect(plainReport(short).split('\n')[0]).toBe('AI detector: Inconclusive')
})

test('the JSON report has the documented fields, the text and the time, and can be read again', () => {
  const checkedAt = new Date('2026-05-01T10:00:00Z')
  const report = JSON.parse(jsonReport({ product: 'Longhand', text, detection, checkedAt }))
  const { sentences, predicted_class, fake_percentage, overall_burstiness } = detection
  expect(report).toMatchObject({ product: 'Longhand', checked_at: checkedAt.toISOString(), text })
  expect(report).toMatchObject({ sentences, predicted_class, fake_percentage, overall_burstiness })
})
