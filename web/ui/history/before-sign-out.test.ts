import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beforeSignOut, finishBeforeSignOut } from './before-sign-out.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('waits for the registered work, also if some of it fails', async () => {
  const done: string[] = []
  const forget = [
    beforeSignOut(() => Promise.reject(new Error('refused'))),
    beforeSignOut(async () => void done.push('saved')),
  ]
  await finishBeforeSignOut()
  expect(done).toEqual(['saved'])
  for (const each of forget) each()
  await finishBeforeSignOut()
  expect(done).toEqual(['saved'])
})

test('stops waiting after its limit', async () => {
  const forget = beforeSignOut(() => new Promise(() => {}))
  const finished = finishBeforeSignOut()
  await vi.advanceTimersByTimeAsync(3_000)
  await expect(finished).resolves.toBeUndefined()
  forget()
})
