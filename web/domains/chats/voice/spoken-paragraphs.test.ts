import { expect, test } from 'vitest'
import { spokenParagraphs } from './spoken-paragraphs.ts'

test.each([
  ['marks', '## A **plan**\n\n> The `last` one', ['A plan', 'The last one']],
  ['a list', '- [map](https://example.org)\n- `code`', ['map, code']],
  ['names with underscores', 'Set AI_BASE_URL and AI_MODEL.', ['Set AI_BASE_URL and AI_MODEL.']],
  ['gaps of a quiz', 'Plants need \\_\\_\\_\\_ to grow.', ['Plants need blank to grow.']],
  ['a rule and a table', 'One\n\n---\n\n| a | b |\n|---|---|\n| 1 | 2 |', ['One', 'a, b, 1, 2']],
  ['nothing', '', []],
])('reads %s without Markdown', (_what, markdown, paragraphs) => {
  expect(spokenParagraphs(markdown)).toEqual(paragraphs)
})
