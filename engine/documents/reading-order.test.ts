import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readText } from '../cli/read-text.ts'
import { type PageItem, pageText } from './reading-order.mjs'

/** Places parts on a line from the left, each as wide as its characters. */
function painted(...parts: string[]): PageItem[] {
  let x = 0
  return parts.map((str, i) => {
    const width = str.length * 5
    const item = { str, hasEOL: i === parts.length - 1, transform: [1, 0, 0, 1, x, 700], width, height: 10 }
    x += width
    return item
  })
}

test('reads a line that a browser painted in Arabic letters', async () => {
  const path = fileURLToPath(new URL('samples/arabic-browser.pdf', import.meta.url))
  expect(readFileSync(path).length).toBeGreaterThan(1_000)
  expect(await readText(path)).toBe('مرحبا بالعالم، هذا نص قصير.')
})

test.each([
  [
    'numbers and other words',
    ['.', 'ן', 'א', 'כ', ' ', 'two words', ' ', 'ל', 'כ', ' ', '25%', ' ', 'ם', 'ע'],
    'עם 25% כל two words כאן.',
  ],
  ['brackets', ['(', 'ט', 'ס', 'ק', 'ט', ')', ' ', 'ה', 'ז'], 'זה (טקסט)'],
])('keeps %s within a line from right to left', (_, parts, text) => {
  expect(pageText(painted(...parts))).toBe(`${text}\n`)
})

test('turns only the Arabic words of an English line', () => {
  const line = painted('The greeting ', 'ם', 'ל', 'ו', 'ע', ' ', 'ם', 'ו', 'ל', 'ש', ' (often) is used.')
  expect(pageText(line)).toBe('The greeting שלום עולם (often) is used.\n')
})

test('leaves a line that is stored in the order of reading', () => {
  const stored = ['של', 'ום ', 'עולם'].map((str, i) => ({
    str,
    transform: [1, 0, 0, 1, 500 - 40 * i, 700],
    width: 40,
    height: 10,
  }))
  expect(pageText(stored)).toBe('שלום עולם')
})

test('leaves a page without such letters as it is, and skips marked content', () => {
  const items = [...painted('One ', 'line'), {}, ...painted('and another')]
  expect(pageText(items)).toBe('One line\nand another\n')
})
