import { expect, test } from 'vitest'
import { joinContinuation } from './continuation.ts'

/** Returns the text that a reader sees when `more` continues `partial`, for pieces of every size. */
function joined(partial: string, more: string): string {
  const results = [1, 3, 7, 1_000].map((size) => {
    const continuation = joinContinuation(partial)
    let text = continuation.kept
    for (let at = 0; at < more.length; at += size) text += continuation.take(more.slice(at, at + size))
    return text + continuation.end()
  })
  for (const result of results) expect(result).toBe(results[0])
  return results[0]!
}

test.each([
  [
    'the next word, with or without its space',
    'Twice a day the sea ri',
    'rises again.',
    'Twice a day the sea rises again.',
  ],
  [
    'a space before it is not doubled',
    'Twice a day the sea ',
    ' rises again.',
    'Twice a day the sea rises again.',
  ],
  [
    'after a full stop there is one space',
    'The sea rises.',
    'Then it falls.',
    'The sea rises. Then it falls.',
  ],
  ['a new paragraph stays one', 'The sea rises.', '\n\nThen it falls.', 'The sea rises.\n\nThen it falls.'],
  [
    'words that are there already',
    'The river will pay its own w',
    'will pay its own way.',
    'The river will pay its own way.',
  ],
  [
    'the whole reply again',
    'The moon pulls the sea, and twice a',
    'The moon pulls the sea, and twice a day it rises.',
    'The moon pulls the sea, and twice a day it rises.',
  ],
  ['a short word that only looks doubled', 'He said that ', 'that is so.', 'He said that that is so.'],
  [
    'a continuation that begins alike and goes another way',
    'The sea rises. The sea falls ',
    'The sea rests.',
    'The sea rises. The sea falls The sea rests.',
  ],
  ['nothing more', 'The sea rises.', '', 'The sea rises.'],
  ['nothing before', '', 'The sea rises.', 'The sea rises.'],
])('%s', (_what, partial, more, whole) => {
  expect(joined(partial, more)).toBe(whole)
})

test('rewrites the cut line inside code, and drops a fence that is opened again', () => {
  const partial = 'Here:\n\n```ts\nconst a = 1\nconst b'
  expect(joined(partial, '```ts\nconst b = 2\n```\n')).toBe('Here:\n\n```ts\nconst a = 1\nconst b = 2\n```\n')
  expect(joined(partial, '  const b = 2\n```\n')).toBe('Here:\n\n```ts\nconst a = 1\n  const b = 2\n```\n')
})

test.each([
  ['newlines', `${'\n'.repeat(200_000)}x`],
  ['letters', `${'a'.repeat(200_000)}!`],
])('200,000 %s do not delay the seam', (_, partial) => {
  const start = performance.now()
  expect(joinContinuation(partial).kept.length).toBeGreaterThanOrEqual(partial.length - 1)
  expect(performance.now() - start).toBeLessThan(2_000)
})

test.each([
  ['a word again and again', 'a '.repeat(250_000), 'a '.repeat(50_000)],
  ['a word and a long blank', `${'a '.repeat(250_000)}${' '.repeat(500_000)}`, `${'a '.repeat(20_000)}x`],
  ['blanks', 'a '.repeat(250_000), ' '.repeat(200_000)],
  ['a phrase again and again', 'word in text '.repeat(70_000), 'word in text '.repeat(20_000)],
  ['marks of code', `\`\`\`\n${'word in text '.repeat(70_000)}\n`, '`'.repeat(200_000)],
])('joins the longest texts quickly: %s', (_, kept, text) => {
  const before = process.threadCpuUsage()
  const continuation = joinContinuation(kept)
  for (let at = 0; at < text.length; at += 20) continuation.take(text.slice(at, at + 20))
  continuation.end()
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1_000).toBeLessThan(5_000)
})
