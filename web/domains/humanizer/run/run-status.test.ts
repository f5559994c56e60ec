import { expect, test } from 'vitest'
import type { HumanizedText } from '../humanized-text.ts'
import { statusText } from './run-status.tsx'
import type { RunState } from './use-humanize-run.ts'

const working: RunState = { stage: 'working', startedAtMs: 0, progress: null, wait: null }

function done(part: Partial<HumanizedText>): RunState {
  const result = {
    changed: true,
    reason: null,
    edits: [{}, {}],
    details: { humanScoreBefore: 0.2, finalHumanScore: 63.4 },
    ...part,
  } as HumanizedText
  return { stage: 'done', original: 'x', result, choices: { rejected: [], picked: {} } }
}

test('announces only a slow run', () => {
  expect(statusText(working, false)).toBe('')
  expect(statusText(working, true)).toBe('The text is being rewritten.')
})

test('announces the end of a run with its result', () => {
  expect(statusText(done({}), false)).toBe('Rewritten with 2 changes. It reads 63.4% human, 0.2% before.')
  const reason = {
    code: 'nothing-safe',
    message: 'Nothing could be changed safely.',
  } as HumanizedText['reason']
  expect(statusText(done({ changed: false, reason }), false)).toBe(
    'The text was not changed. Nothing could be changed safely.',
  )
})

test('does not announce a result that was shown before', () => {
  const kept = { ...done({}), isKept: true } as RunState
  expect(statusText(kept, false)).toBe('')
})
