import { expect, test } from 'vitest'
import { splitMarkdown } from './markdown-blocks.ts'
import { markdownToHtml } from './markdown-to-html.ts'
import { withoutOpenMarks } from './open-marks.ts'

const reply = [
  'The moon **pulls the sea**, and *twice a day* it ***rises***. Use `level()` or ``a `b` c`` here.',
  '## Tides in **figures**',
  'It is __strong__ and _soft_, ~~gone~~, and [a long link](https://example.org/a_b*c) follows, 5 * 3 is 15.',
  '- **First:** the range\n- *Second*, with `code`\n- third\n  - **nested** one',
  '1. **One**: a `b`\n2. Two *and* more',
  '| Place | **Range** |\n|---|--:|\n| Fundy | *14.5* |\n| `Severn` | 12.3 |',
  '> a **quoted** word',
  'The level is $h(t) = a$ or \\(b_1 * c_2\\), for snake_case_names and 2**10.',
  '***',
  'The **end**.',
].join('\n\n')

/** What the user sees of a text that is being written. */
function visible(text: string): string {
  const { blocks } = splitMarkdown(text)
  const html = blocks.map(({ raw, code }, i) => {
    if (code) return ''
    return markdownToHtml(i === blocks.length - 1 ? withoutOpenMarks(raw) : raw)
  })
  return html.join('\n').replace(/<code data-math[^>]*>[^<]*<\/code>|<[^<>]*>/g, '')
}

test('no part of a reply shows a mark whose end has not come', () => {
  const shown = Array.from(reply, (_, end) => visible(reply.slice(0, end)))
  // What is written as it is: a product, a power, names with lines, and the backticks inside of code.
  const plain = shown.map((text) => text.replace(/5 \* |2\*\*1|snake_\w*|a `b`?/g, ''))
  const faulty = plain.filter((text) => /[*_`~|[\]$\\]|^\s*#/m.test(text))
  expect(faulty.map((text) => text.slice(-60))).toEqual([])
})

test('what is shown only grows, but for the last few words', () => {
  const words = (text: string) => text.replace(/[\s*_]+/g, '')
  let longest = ''
  for (let end = 0; end < reply.length; end++) {
    const now = words(visible(reply.slice(0, end)))
    expect(longest.length - now.length, reply.slice(0, end).slice(-40)).toBeLessThan(20)
    if (now.length > longest.length) longest = now
  }
})

test.each([
  ['so **bo', 'so **bo**'],
  ['so **', 'so'],
  ['so *', 'so'],
  ['so **bold*', 'so **bold**'],
  ['**bold** and', '**bold** and'],
  ['**a *b', '**a *b***'],
  ['a `co', 'a `co`'],
  ['a `', 'a '],
  ['see [the do', 'see '],
  ['see [the docs](htt', 'see the docs'],
  ['costs $5 and', 'costs $5 and'],
  ['costs 5$n', 'costs 5$n'],
  ['これは**太', 'これは**太**'],
  ['这是**“重', '这是**“重**'],
  ['is $x', 'is '],
  ['a * b', 'a * b'],
  ['Text\n-', 'Text\n'],
  ['- a\n- ', '- a\n'],
  ['| a | b', ''],
  ['| a | b |\n|--', ''],
  ['| a | b |\n|---|---|\n| **c', '| a | b |\n|---|---|\n| **c**'],
  ['An [aside that goes on '.padEnd(200, 'and on '), 'An [aside that goes on '.padEnd(200, 'and on ')],
])('%j is shown as %j', (written, shown) => {
  expect(withoutOpenMarks(written)).toBe(shown)
})

test.each(['\\(', '[', '![a', '*a ', '_a *b ', '`` ` ', '$a$$', 'a** ', '|a\n', '- a\n', '[a]', '~~a'])(
  'reads %j a hundred thousand times in one pass',
  (piece) => {
    const startedMs = performance.now()
    withoutOpenMarks(piece.repeat(100_000))
    expect(performance.now() - startedMs).toBeLessThan(3_000)
  },
)
