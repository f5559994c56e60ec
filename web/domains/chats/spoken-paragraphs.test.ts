import { expect, test } from 'vitest'
import { spokenParagraphs } from './spoken-paragraphs.ts'

test('paragraphs are read without the signs of Markdown', () => {
  const text = '## A **plan**\n\n- [map](https://example.org)\n- `code`\n \n> The last one'
  expect(spokenParagraphs(text)).toEqual(['A plan', 'map code', 'The last one'])
  expect(spokenParagraphs('')).toEqual([])
})
