import { expect, test } from 'vitest'
import type { HumanizedText } from '../humanized-text.ts'
import { statusText } from './run-status.tsx'
import type { RunState } from './use-humanize-run.ts'

const working: RunState = { stage: 'working', startedAtMs: 0, progress: null }

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

test('only a slow run is told of', () => {
  expect(statusText(working, false)).toBe('')
  expect(statusText(working, true)).toBe('The text is being rewritten.')
})

test('an end is told with what came of it', () => {
  expect(statusText(done({}), false)).toBe('Rewritten with 2 changes. It reads 63.4% human, 0.2% before.')
  const reason = {
    code: 'nothing-safe',
    message: 'Nothing could be changed safely.',
  } as HumanizedText['reason']
  expect(statusText(done({ changed: false, reason }), false)).toBe(
    'The text stays as it was. Nothing could be changed safely.',
  )
})

test('what was there before is not told again', () => {
  const kept = { ...done({}), isKept: true } as RunState
  expect(statusText(kept, false)).toBe('')
})
