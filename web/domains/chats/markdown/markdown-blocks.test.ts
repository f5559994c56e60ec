import { expect, test } from 'vitest'
import { isOpenFormula, type SplitMarkdown, splitMarkdown } from './markdown-blocks.ts'

const reply = `# Plan

One paragraph that
runs over two lines.

1. first

   with a second paragraph
2. second

| a | b |
|---|---|
| 1 | 2 |

\`\`\`ts
const a = 1

const b = 2
\`\`\`

> quoted

$$
a_1 + b_1

= c
$$

$$
\\sum_{i=1}^n i
$$

The end.`

function grow(text: string, step = 1): SplitMarkdown[] {
  const states: SplitMarkdown[] = []
  for (let end = step; end < text.length; end += step)
    states.push(splitMarkdown(text.slice(0, end), states.at(-1)))
  return [...states, splitMarkdown(text, states.at(-1))]
}

test('a text that grows letter by letter has the blocks of the whole text', () => {
  const whole = splitMarkdown(reply)
  expect(whole.blocks).toHaveLength(10)
  expect(grow(reply).at(-1)!.blocks).toEqual(whole.blocks)
})

test('loses and repeats no text on the way', () => {
  const words = (text: string) => text.split(/\s+/)
  for (const { text, blocks } of grow(reply))
    expect(words(blocks.map(({ raw }) => raw).join(''))).toEqual(words(text))
})

test('a finished block remains the same object, so that it is not rendered again', () => {
  const states = grow(reply)
  for (const [i, state] of states.entries()) {
    const last = states[i - 1]
    for (let k = 0; k < (last?.settled ?? 0); k++) expect(state.blocks[k]).toBe(last!.blocks[k])
  }
  expect(states.at(-1)!.settled).toBe(9)
})

test('a blank line inside code does not end it', () => {
  const code = splitMarkdown(reply).blocks.find((block) => block.code)
  expect(code?.code).toEqual({ text: 'const a = 1\n\nconst b = 2', language: 'ts' })
})

test('a long reply parses only its end again', () => {
  const paragraphs = Array.from({ length: 400 }, (_, i) => `Paragraph ${i} of a long reply.`).join('\n\n')
  const before = splitMarkdown(paragraphs)
  const after = splitMarkdown(`${paragraphs} More`, before)
  expect(after.blocks.filter((block, i) => block !== before.blocks[i])).toHaveLength(1)
})

test('treats all kinds of line breaks alike', () => {
  const windows = splitMarkdown(reply.replaceAll('\n', '\r\n'))
  expect(windows.blocks).toEqual(splitMarkdown(reply).blocks)
})

test('a different text starts again', () => {
  const before = splitMarkdown(reply)
  expect(splitMarkdown('Something else', before).blocks.map(({ raw }) => raw)).toEqual(['Something else'])
})

test('a formula is one block and is open until its end arrives', () => {
  const formula = '$$\n\\frac{a}{b}\n$$'
  expect(splitMarkdown(formula).blocks).toHaveLength(1)
  const open = (text: string) => isOpenFormula(splitMarkdown(text).blocks.at(-1)!)
  expect(
    formula
      .split('')
      .map((_, i) => open(formula.slice(0, i + 1)))
      .lastIndexOf(true),
  ).toBe(formula.length - 2)
  expect(open('\\[ a')).toBe(true)
  expect(open('\\[ a \\]')).toBe(false)
  expect(open('costs $5')).toBe(false)
})
