import { type ClientResponse, hc } from 'hono/client'
import type { ClientErrorStatusCode, ServerErrorStatusCode } from 'hono/utils/http-status'
import { tabIdHeader } from '../contract/tab-id.ts'
import type { AppType } from '../server/all-domains.ts'
import { isMessage } from '../texts/message.ts'
import { errorTexts } from './locales/en/shared/failures.ts'
import { currentLanguage } from './locales/language.ts'
import { messageText } from './locales/messages.ts'
import { tabId } from './tab-id.ts'

/** The language is for the mails that a visitor's request sends. */
const ownHeaders = () => ({ [tabIdHeader]: tabId, 'accept-language': currentLanguage().tag })

export const api = hc<AppType>('/', { headers: ownHeaders })

/** The error of every failed request. `status` is 0 and `code` is 'offline' when there was no response. */
export class ApiError extends Error {
  status: number
  code: string
  details: Record<string, unknown>
  /** The answer has no text of its own, so that the message is a general one. */
  isBlank = false

  constructor(status: number, code: string, message: string, details: Record<string, unknown> = {}) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.details = details
  }
}

export function isOffline(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 502)
}

const refusalListeners = new Set<() => void>()

/** Subscribes to responses that report a missing session, except refused sign-ins. Returns the unsubscribe function. */
export function onSessionRefused(listener: () => void): () => void {
  refusalListeners.add(listener)
  return () => refusalListeners.delete(listener)
}

/** Reads the error envelope; better-auth's own has `message` instead of `error`. */
export async function errorOf(response: Response | ClientResponse<unknown>): Promise<ApiError> {
  if (response.status === 401 && !/\/api\/auth\/(?:sign-in|two-factor)\//.test(response.url))
    for (const listener of refusalListeners) listener()
  const wait = secondsToWait(response.headers)
  try {
    const body = (await response.json()) as Record<string, unknown>
    const text = body.error ?? body.message
    const code = typeof body.code === 'string' ? body.code : 'internal'
    const details = typeof body.details === 'object' && body.details ? { ...wait, ...body.details } : wait
    const english = typeof text === 'string' && text ? text : null
    const said =
      english === null
        ? errorTexts.badResponse
        : messageText(isMessage(body.says) ? body.says : null, english)
    const error = new ApiError(response.status, code, said, details)
    error.isBlank = english === null
    return error
  } catch {
    const text = errorTexts.serverError({ status: `${response.status} ${response.statusText}`.trim() })
    return new ApiError(response.status, 'internal', text, wait)
  }
}

/** Reads the wait from the headers; better-auth's own limits use a different name. */
function secondsToWait(headers: Headers): Record<string, unknown> {
  const seconds = Number(headers.get('retry-after') ?? headers.get('x-retry-after'))
  return seconds > 0 ? { retryAfterSeconds: seconds } : {}
}

/** Turns a request without a response into an ApiError. An abort is thrown as it is. */
export async function answerOf<R>(pending: Promise<R>): Promise<R> {
  try {
    return await pending
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError(0, 'offline', errorTexts.networkError({ host: location.host }))
  }
}

declare global {
  /** The answers to the first calls of a page, which an inline script makes; see web/site/first-calls-script.ts. */
  var firstCalls: Record<string, Promise<Response>> | undefined
}

function takeFirstCall(path: string): Promise<Response> | undefined {
  const { [path]: first, ...rest } = globalThis.firstCalls ?? {}
  globalThis.firstCalls = rest
  return first
}

/**
 * Returns the answer to a call that the page itself made while the scripts were loaded, the first time that it is asked
 * for; otherwise, or if that call failed, makes the call.
 */
export async function answerOfFirstCall<R>(
  path: string,
  signal: AbortSignal,
  call: () => Promise<R>,
): Promise<R> {
  const first = takeFirstCall(path)
  if (!first) return call()
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([first.then((response) => response as R).catch(call), aborted])
}

type Refusal = ClientErrorStatusCode | ServerErrorStatusCode
type BodyOf<R> =
  R extends ClientResponse<infer Body, infer Status, string> ? (Status extends Refusal ? never : Body) : never

/** Returns the typed body of a call of `api`, or throws an ApiError: `await unwrap(api.api.config.$get())`. */
export async function unwrap<R extends ClientResponse<unknown, number, string>>(
  pending: Promise<R>,
): Promise<BodyOf<R>> {
  const response = await answerOf(pending)
  if (!response.ok) throw await errorOf(response)
  return (await response.json()) as BodyOf<R>
}

/** Sends a GET request for JSON to a path that the typed client does not know. */
export async function get<T>(
  path: string,
  signal?: AbortSignal,
  headers: Record<string, string> = {},
): Promise<T> {
  const response = await answerOf(fetch(path, { signal, headers }))
  if (!response.ok) throw await errorOf(response)
  return (await response.json()) as T
}

/** Sends a POST request with JSON to a path that the typed client does not know, such as better-auth's own. */
export async function post<T>(path: string, body: unknown, signal?: AbortSignal): Promise<T> {
  const response = await answerOf(
    fetch(path, {
      method: 'POST',
      headers: { ...ownHeaders(), 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    }),
  )
  if (!response.ok) throw await errorOf(response)
  return (await response.json()) as T
}
