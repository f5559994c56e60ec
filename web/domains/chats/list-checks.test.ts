import {
  environmentManager,
  focusManager,
  InfiniteQueryObserver,
  QueryClient,
  QueryObserver,
} from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api.ts'
import { chatListQuery, loadChat, pinnedAndFoldersQuery } from './queries.ts'

let requests: string[] = []

beforeEach(() => {
  requests = []
  vi.useFakeTimers()
  environmentManager.setIsServer(() => false)
  focusManager.setFocused(true)
  vi.stubGlobal('location', { host: 'localhost' })
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path)
    return Response.json({ chats: [], pinned: [], folders: [], nextCursor: null })
  })
})
afterEach(() => {
  focusManager.setFocused(undefined)
  environmentManager.setIsServer(() => true)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test.each([
  ['the list', () => new InfiniteQueryObserver(new QueryClient(), chatListQuery('loose'))],
  ['pinned chats and folders', () => new QueryObserver(new QueryClient(), pinnedAndFoldersQuery())],
])('checks %s every 15 seconds, and not while the page is hidden', async (_, observe) => {
  const leave = observe().subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  expect(requests).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(requests).toHaveLength(3)
  focusManager.setFocused(false)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(requests).toHaveLength(3)
  leave()
})

/** As a server that does not respond: ends only when the request is aborted. */
function answerNever(_: string, { signal }: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    const end = () => reject(signal!.reason)
    if (signal!.aborted) end()
    else signal!.addEventListener('abort', end)
  })
}

test('gives up loading a chat after 5 seconds, as a lost connection', async () => {
  const limit = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  vi.stubGlobal('fetch', answerNever)
  const loading = loadChat('a').catch((error: unknown) => error)
  limit.abort(new DOMException('', 'TimeoutError'))
  const failure = await loading
  expect(timeout).toHaveBeenCalledWith(5_000)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ status: 0, code: 'offline' })
})
