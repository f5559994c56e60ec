import { expect, test } from 'vitest'
import { spokenParagraphs } from './spoken-paragraphs.ts'

test('a paragraph is read when it is finished, and without signs', () => {
  const text = '## A **plan**\n\n- [map](https://example.org)\n- `code`\n\nThe last one grows'
  expect(spokenParagraphs(text, false)).toEqual(['A plan', 'map code'])
  expect(spokenParagraphs(text, true)).toEqual(['A plan', 'map code', 'The last one grows'])
  expect(spokenParagraphs('', true)).toEqual([])
})
