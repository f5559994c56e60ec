import { expect, test } from 'vitest'
import { hasLoop, withoutLoop } from './find-loop.ts'
import { createLoopGuard, RepeatedReply } from './loop-guard.ts'

const start = 'Plants make their food from light, water and air. '
const sentence = 'The leaves take in the light of the sun and the roots take in the water of the soil. '
const passage = `${sentence}At night they rest, and the sugar that they made moves to the stem. `
const long = `${passage}Each of them says the same about the day, which is that it was long and bright. `
const code = `    push(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)\n`.repeat(40)

/** Reports whether the guard ends a reply that arrives in small pieces. */
function isEnded(text: string): boolean {
  const guard = createLoopGuard()
  try {
    for (let at = 0; at < text.length; at += 7) guard.take(text.slice(at, at + 7))
    return false
  } catch (error) {
    expect(error).toBeInstanceOf(RepeatedReply)
    return true
  }
}

test.each([
  ['a phrase', 'the population of '.repeat(40), 'the population of'],
  ['a sentence', sentence.repeat(7), sentence.trim()],
  ['four copies of a passage', long.repeat(4), long.trim()],
  ['a line', `${sentence.trim()}\n\n`.repeat(7), sentence.trim()],
  ['one letter', 'a'.repeat(800), ''],
  [
    'a sentence in Chinese',
    '植物用阳光、水和空气来制造自己的食物。'.repeat(50),
    '植物用阳光、水和空气来制造自己的食物。',
  ],
  ['verses without end', 'Row, row, row your boat,\nGently down the stream.\n'.repeat(60), 'Row'],
])('ends %s that comes again and again, and keeps one copy', (_, loop, copy) => {
  expect(isEnded(start + loop)).toBe(true)
  const kept = withoutLoop(start + loop)
  expect(kept.startsWith(start + copy)).toBe(true)
  expect(kept.length).toBeLessThan(start.length + loop.length / 2)
})

test.each([
  ['an ordinary text', start + long],
  ['code', `\`\`\`\n${code}\`\`\`\nThat was the code.`],
  ['code in a fence of tildes', `~~~js\n${code}~~~\n`],
  ['rows of a table', `| a | b |\n|---|---|\n${'| 0 | 0 | 0 | 0 | 0 |\n'.repeat(200)}`],
  ['a refrain', 'Row, row, row your boat,\nGently down the stream.\n'.repeat(6)],
  ['a list', '- Drink a glass of water before each meal\n'.repeat(7)],
  ['two copies of a passage', `${start}${long}${long}`],
  [
    'a song whose refrain comes after each verse',
    [1, 2, 3, 4].map((n) => `Verse ${n}: ${start}\n${long}`).join('\n'),
  ],
  ['blanks', `${start}${' '.repeat(1_500)}`],
  ['nothing', ''],
])('accepts %s', (_, text) => {
  expect(isEnded(text)).toBe(false)
})

test('keeps whole words', () => {
  const text = `I bather walked home. ${'father walked home and told the others about it. '.repeat(12)}`
  expect(withoutLoop(text)).toMatch(/(?:it\.|father)$/)
})

test('leaves any other text as it is', () => {
  expect(hasLoop(start)).toBe(false)
  expect(withoutLoop(start)).toBe(start)
})

test('takes linear time for a text that grows', () => {
  const startedAt = performance.now()
  expect(isEnded(`${'ab'.repeat(50)}c1${'ab'.repeat(49)}d`.repeat(2).concat(long).repeat(1))).toBe(false)
  const guard = createLoopGuard()
  for (let i = 0; i < 40_000; i++) guard.take(`${i} words `)
  expect(performance.now() - startedAt).toBeLessThan(10_000)
})
