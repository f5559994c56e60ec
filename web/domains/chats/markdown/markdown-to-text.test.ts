import { expect, test } from 'vitest'
import { markdownToText } from './markdown-to-text.ts'

test.each([
  ['signs of emphasis', 'Twice **a day** the _sea_ `rises`.', 'Twice a day the sea rises.'],
  ['a heading and a paragraph', '## Tides\n\nThe moon pulls.', 'Tides\n\nThe moon pulls.'],
  ['a list in a list', '1. one\n   - deep\n2. two', '1. one\n   - deep\n2. two'],
  [
    'links and images by their words',
    '[the sea](https://a.example) ![a wave](https://b.example/w.png)',
    'the sea a wave',
  ],
  ['a table by its cells', '| a | b |\n|---|---|\n| 1 | 2 |', 'a\tb\n1\t2'],
  ['code as it is', '```ts\nconst a = 1 < 2\n```', 'const a = 1 < 2'],
  ['signs of HTML', 'a < b & "c"', 'a < b & "c"'],
])('%s', (_what, markdown, text) => {
  expect(markdownToText(markdown)).toBe(text)
})
