import { environmentManager, focusManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renewalQuery, subscriptionQuery } from './queries.ts'

let requests: string[] = []

beforeEach(() => {
  requests = []
  vi.useFakeTimers()
  environmentManager.setIsServer(() => false)
  focusManager.setFocused(true)
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path)
    const subscription = { tier: 'free', status: 'active' }
    return Response.json({ success: true, subscription, checkoutReference: null })
  })
})
afterEach(() => {
  focusManager.setFocused(undefined)
  environmentManager.setIsServer(() => true)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Returns the number of requests after the first answer, in two spans of a visible page and one of a hidden page. */
async function requestsWithin(observer: { subscribe: (listener: () => void) => () => void }, ms: number) {
  const leave = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  const first = requests.length
  await vi.advanceTimersByTimeAsync(2 * ms)
  const visible = requests.length - first
  focusManager.setFocused(false)
  await vi.advanceTimersByTimeAsync(10 * ms)
  const hidden = requests.length - first - visible
  leave()
  return { first, visible, hidden }
}

test('reads the plan again every 120 seconds, and not while the page is hidden', async () => {
  const observer = new QueryObserver(new QueryClient(), subscriptionQuery('ana'))
  expect(await requestsWithin(observer, 120_000)).toEqual({ first: 1, visible: 2, hidden: 0 })
})

test('reads the renewal details again every 30 seconds, and not while the page is hidden', async () => {
  const observer = new QueryObserver(new QueryClient(), renewalQuery('ana'))
  expect(await requestsWithin(observer, 30_000)).toEqual({ first: 1, visible: 2, hidden: 0 })
})
