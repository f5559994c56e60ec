import { expect, test } from 'vitest'
import { markdownToHtml } from './markdown-to-html.ts'
import { planReveal } from './plan-reveal.ts'
import { unbreakableRanges } from './reveal-ranges.ts'

const markdown = [
  '## A plan with **four parts** and more',
  'Plain words first, then **several bold words in a row**, a [link with words](https://example.org/a "A title"), `some code here`, and the end of it.',
  '| Stage of the work | Where it happens | Needs |\n|---|---|---|\n| The first of **four** | in the hall | a lamp |\n| The second one | outside | *nothing at all* |',
  '- one item of **many bold** words in it\n- another item\n  - with one below it\n- the last',
  '1. first of all there is this\n2. then [that](https://example.org)',
  '> A quotation of *some* length that goes on',
  '```ts\nconst answer = 42 // not a heading, nor | a table\n```',
  'It costs $x^2 + y^2$ and then $$\\int_0^1 h(t) dt$$ and so on.',
  'The last words of all.',
].join('\n\n')

/** Markup that would be visible if a text were cut at the wrong place. */
const marks = /[*`|[\]#$]|\]\(|^-|---/m

function wordsShown(part: string): string {
  return markdownToHtml(part)
    .replace(/<pre[^>]*>[\s\S]*?<\/pre>|<code data-math[\s\S]*?<\/code>/g, '')
    .replace(/<[^>]*>/g, '')
}

test.each([0, 0.3, 0.6, 0.999])('no block of a reveal ends inside markup, with blocks of size %d', (size) => {
  const ends = planReveal(markdown, unbreakableRanges(markdown), () => size)
  expect(ends.length).toBeGreaterThan(10)
  expect(ends.at(-1)).toBe(markdown.length)
  for (const end of ends) expect(wordsShown(markdown.slice(0, end))).not.toMatch(marks)
})

test('shows the rows of a table one by one', () => {
  const table = `| a | b |\n|---|---|\n${'| one two three | four five six |\n'.repeat(4)}`
  const ends = planReveal(table, unbreakableRanges(table), () => 0)
  expect(ends.length).toBeGreaterThanOrEqual(4)
  for (const end of ends) expect(table.slice(0, end)).toMatch(/\|\n?$/)
})
