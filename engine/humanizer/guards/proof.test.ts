import { expect, test } from 'vitest'
import type { Edit } from '../edit.ts'
import { tagText } from '../language/tagged-text.ts'
import { findLocks } from '../locks/find-locks.ts'
import { buildResult, type Run } from '../rewrite/build-result.ts'
import { proveResult } from './proof.ts'

const before = 'Smith et al. (2020) said that the tide must not rise by 12.5 metres.'

/** The proof of one replacement in the text above. */
function prove(from: string, to: string, locks = findLocks(before)) {
  const start = before.indexOf(from)
  const edit = { start, end: start + from.length, before: from, after: to }
  return proveResult(before, before.replace(from, to), locks, [edit])
}

const failed = (proof: ReturnType<typeof proveResult>) =>
  proof.checks.filter(({ ok }) => !ok).map(({ name }) => name)

test('holds where a change touches nothing that must survive', () => {
  const proof = prove('said that', 'found that')
  expect(failed(proof)).toEqual([])
  expect(proof.holds).toBe(true)
  expect(proof.locked).toBeGreaterThan(0)
  expect(proof.intact).toBe(proof.locked)
})

const citation = before.slice(0, 'Smith et al. (2020)'.length)
const citationLock = [{ kind: 'citation' as const, start: 0, end: citation.length, text: citation }]

test.each([
  ['a number that changed', '12.5', '13.5', [], ['numbers']],
  ['a number that was added', 'said that', 'said on page 7 that', [], ['numbers']],
  ['a negation that was lost', 'must not', 'must', [], ['negations']],
  ['a modal verb that changed', 'must not', 'may not', [], ['modal verbs']],
  ['a letter that only looks alike', 'said that', 'said th\u0430t', [], ['no new marks']],
  ['an invisible mark', 'said that', 'said\u200b that', [], ['no new marks']],
  [
    'a change inside a locked span that puts back the same letters',
    citation,
    citation,
    citationLock,
    ['locked spans untouched'],
  ],
] as const)('does not hold with %s, by that check alone', (_what, from, to, locks, names) => {
  const proof = prove(from, to, [...locks])
  expect(failed(proof)).toEqual([...names])
  expect(proof.holds).toBe(false)
})

test('does not hold where a locked span is missing from the result, though no change names it', () => {
  const proof = proveResult(before, before.replace('Smith et al.', 'Smith and others'), citationLock, [])
  expect(failed(proof)).toEqual(['locked spans in the result'])
  expect(proof).toMatchObject({ holds: false, locked: 1, intact: 0 })
})

test('a result whose proof does not hold is replaced by the original, with the reason', () => {
  const start = before.indexOf('12.5')
  const edit = { start, end: start + 4, before: '12.5', after: '13.5', sentence: 0 } as Edit
  const run: Run = {
    text: before,
    mode: 'clean',
    before: { humanScore: 10, aiScore: 90 },
    tagged: tagText(before),
    edits: [edit],
    history: [],
  }
  const result = buildResult(run)
  expect(result).toMatchObject({ text: before, changed: false, edits: [], reason: { code: 'not-proved' } })
  expect(result.proof.holds).toBe(true)
})
