import { expect, test } from 'vitest'
import { diffSentence } from './diff-sentence.ts'
import { applyAccepted } from './edits.ts'

const text = 'First. Furthermore, engineers have utilized turbines since 1966. Last.'
const sentence = { sentence: 1, start: 7, end: 64 }

test.each([
  'Engineers have also used turbines since 1966.',
  'Since 1966, engineers have used turbines.',
  'Furthermore, engineers have utilized turbines since 1966.',
  'A wholly other sentence!',
  '',
])('the changes make the wording exactly: %s', (wording) => {
  const changes = diffSentence(text, sentence, wording)
  expect(applyAccepted(text, changes, new Set())).toBe(`First. ${wording} Last.`)
  for (const { start, end, before } of changes) expect(text.slice(start, end)).toBe(before)
})

test('joins adjacent changed words and skips unchanged ones', () => {
  const changes = diffSentence(text, sentence, 'Furthermore, people made turbines since 1966.')
  expect(changes.map(({ before, after }) => [before, after])).toEqual([
    ['engineers have utilized', 'people made'],
  ])
})
