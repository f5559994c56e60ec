import { expect, test } from 'vitest'
import { humanize } from './humanizer/rewrite/humanize.ts'
import { countWords } from './word-count.ts'

test.each([
  ['', 0],
  [' \n ', 0],
  ["don't  well-known\tend - of\r\nline", 5],
  ['don’t stop—now', 2],
  ['a\u00a0b\u2003c\u3000d\u0085e\vf', 6],
  ['tech\u00adnol\u00adogy, Lon\u200bdon, se\u2060ven, с\u043eme, a\u0007b', 5],
  ['one \u00ad\u200b two', 2],
  ['\u{1f468}\u200d\u{1f469} x', 1],
  ['\ufeffx', 1],
  ['5 % of 12.5', 3],
  ['Élan vital 🙂 … —', 2],
  ['日本語 です', 2],
])('%j has %i words', (text, words) => {
  expect(countWords(text)).toBe(words)
})

test.each([
  ['a heading', '## The plan', 2],
  ['lists', '- one\n* two\n1. three\n(2) four\n  - [x] five', 5],
  ['a quotation', '> said she\n> > and he', 4],
  ['emphasis', '**bold** and __thin__ * * *\n---', 3],
  ['a table', 'Look:\n\n| a | b |\n|---|---|\n| one two | three |\n\nDone.', 2],
  ['a table without outer bars', 'a | b | c\n--- | --- | ---\nEnd.', 1],
  ['fenced code', 'Run this:\n```sh\nnpm run all of it\n```\nThen wait.', 4],
  ['fenced code without an end', 'Run this:\n~~~\nall the rest is code', 2],
  ['inline code', 'Call `open the door` twice, then `x`.', 3],
  ['a link', 'See [the long page](https://example.org/a/b "Its title here") now', 5],
  ['an image', '![A cat](cat.png) sleeps', 3],
])('%s: marks, tables, code and targets are not words', (_, text, words) => {
  expect(countWords(text)).toBe(words)
})

test.each([
  ['fence signs without a line of code', '``` all of this is prose', 5],
  ['one bar', 'Either | or', 2],
  ['a backtick alone', 'the ` sign', 2],
  ['a target without a link', 'no link](but four words here)', 5],
  ['an indented paragraph', '\tOnce upon a time', 4],
])('%s: what the humanizer may rewrite is counted', (_, text, words) => {
  expect(countWords(text)).toBe(words)
})

test('counts a text without spaces by its characters', () => {
  expect(countWords('x'.repeat(1_200))).toBe(100)
  expect(countWords(`${'x'.repeat(99)} y`)).toBe(9)
  expect(countWords('漢'.repeat(120))).toBe(10)
  expect(countWords('utilize—tools—and—'.repeat(100))).toBe(150)
})

test('never rewrites what is not counted', () => {
  const prose = 'It is important to note that we utilize numerous tools in order to facilitate the process.'
  for (const hidden of [`\`\`\`\n${prose}\n\`\`\``, `| ${prose} |`, `\`${prose}\``, `[${prose}](${prose})`]) {
    const text = `Additionally, individuals must utilize digital tools to enhance productivity.\n\n${hidden}\n`
    expect(humanize(text, { mode: 'strong' }).text).toContain(hidden)
  }
})

test.each(['[](', '`', '[a](', '](', '|', ' ', '- ', '1. ', '```\n', '> ', '\u0085', 'é', '🙂'])(
  'counts %j many times in linear time',
  (unit) => {
    const time = (times: number) => {
      const text = unit.repeat(times)
      const startedAt = performance.now()
      countWords(text)
      return performance.now() - startedAt
    }
    time(50_000)
    // Quadratic time would be sixteen times as long; a time that is too short to measure passes.
    expect(time(200_000)).toBeLessThan(Math.max(500, 40 * time(50_000)))
  },
)
