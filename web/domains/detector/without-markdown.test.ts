import { expect, test } from 'vitest'
import { withoutMarkdown } from './without-markdown.ts'

test('removes the markup of headings, lists, tables and emphasis', () => {
  const text =
    '## Tides\n\n- **High** water\n1. `low` water\n\n| Place | Range |\n|---|--:|\n| Avonmouth | 12.3 |\n```ts\nlet a\n```'
  expect(withoutMarkdown(text)).toBe('Tides\n\nHigh water\nlow water\n\nPlace  Range\nAvonmouth  12.3\nlet a')
})

test('returns a text without Markdown unchanged', () => {
  const text = 'I left at 5. It was 3 * 4.\n\nSo I went.'
  expect(withoutMarkdown(text)).toBe(text)
})
