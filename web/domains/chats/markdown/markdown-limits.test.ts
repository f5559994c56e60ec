import { expect, test } from 'vitest'
import { splitMarkdown } from './markdown-blocks.ts'
import { cutByLimits } from './markdown-limits.ts'
import { markdownToHtml } from './markdown-to-html.ts'
import { markdownToText } from './markdown-to-text.ts'

const beyond: [string, string][] = [
  ['20,000 marks of quotation', `${'> '.repeat(20_000)}deep`],
  ['50,000 marks of lists', `${'- '.repeat(50_000)}deep`],
  ['lists of numbers', `${'1. '.repeat(5_000)}deep`],
  ['25,000 times emphasis', '_a'.repeat(25_000)],
  ['emphasis with stars', '*a'.repeat(25_000)],
  ['short runs of emphasis without end', `${'_a'.repeat(1_900)}\n`.repeat(20)],
  ['a line of 60,000 characters', 'word '.repeat(12_000)],
  ['formulas that never end', '\\[\n'.repeat(5_000)],
  ['lists in lists by indentation', Array.from({ length: 400 }, (_, i) => `${'  '.repeat(i)}- a`).join('\n')],
  ['many deep lines', `${'> '.repeat(60)}a\n`.repeat(2_000)],
]

test.each(beyond)('%s are plain text, within the time limit', (_what, text) => {
  const startedAt = performance.now()
  const { blocks } = splitMarkdown(text)
  expect(blocks.map(({ raw }) => raw).join('')).toBe(text)
  expect(blocks.some(({ isPlain }) => isPlain)).toBe(true)
  expect(markdownToText(text)).toContain(text.trim().slice(-1))
  // Without the limits this takes minutes.
  expect(performance.now() - startedAt).toBeLessThan(5_000)
})

test('the text before and after is still Markdown', () => {
  const text = `# Before\n\n${'> '.repeat(300)}deep\n\n**After**`
  expect(cutByLimits(text).map(({ isPlain }) => isPlain)).toEqual([false, true, false])
  const { blocks } = splitMarkdown(text)
  expect(blocks.map(({ isPlain }) => isPlain)).toEqual([false, true, false])
  expect(markdownToHtml(blocks.at(-1)!.raw)).toContain('<strong>After</strong>')
})

test.each([
  ['a reply with code', `# Title\n\n~~~js\n${'x'.repeat(30_000)}\n~~~\n\nend`],
  ['a list of five levels', Array.from({ length: 5 }, (_, i) => `${'  '.repeat(i)}- a`).join('\n')],
  ['a long table', `|a|b|\n|-|-|\n${'|x|y|\n'.repeat(5_000)}`],
  ['a long text', `${'A paragraph of some words.\n\n'.repeat(2_000)}`],
  ['prices', 'It costs $5, or $10 for two. '.repeat(400)],
])('%s stays within the limits', (_what, text) => {
  expect(cutByLimits(text).every(({ isPlain }) => !isPlain)).toBe(true)
})
