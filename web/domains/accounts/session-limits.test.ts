import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api.ts'
import { loadSession } from './session.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** As a server that does not respond: ends only when the request is aborted. */
function answerNever(_: string, { signal }: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    const end = () => reject(signal!.reason)
    if (signal!.aborted) end()
    else signal!.addEventListener('abort', end)
  })
}

test('gives up asking for the session after 5 seconds, without taking the user as signed out', async () => {
  vi.stubGlobal('location', { host: 'localhost' })
  const limit = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  vi.stubGlobal('fetch', answerNever)
  const loading = loadSession().catch((error: unknown) => error)
  limit.abort(new DOMException('', 'TimeoutError'))
  const failure = await loading
  expect(timeout).toHaveBeenCalledWith(5_000)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ status: 0, code: 'offline' })
})
