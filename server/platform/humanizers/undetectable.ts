import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { retryWaitMs } from '../../../contract/connection/retry.ts'
import { refusalTexts } from '../../../contract/refusals.ts'
import type { Message } from '../../../texts/message.ts'
import { AppError } from '../errors.ts'
import { readJson } from '../foreign-data/read-json.ts'

export type Pace = {
  /** Time between two polls, and time limit for one text. */
  pollMs?: number
  timeoutMs?: number
}
/** `isOwn`: the key belongs to the user, who can correct it. */
export type UndetectableService = { baseUrl: string; apiKey: string; isOwn?: boolean } & Pace

export type Strength = 'Quality' | 'Balanced' | 'More Human'
export type Wish = { strength: Strength; purpose: ServicePurpose }
/** Values that the service documents for `purpose`. */
export type ServicePurpose =
  | 'General Writing'
  | 'Essay'
  | 'Article'
  | 'Marketing Material'
  | 'Business Material'
  | 'Report'
  | 'Legal Material'

/** The service returns many of its errors with status 200, and some in `detail` instead of `error`. */
const anyAnswer = z.object({
  error: z.string().optional(),
  detail: z.unknown().optional(),
  id: z.string().min(1).optional(),
  output: z.string().nullish(),
})
type Answer = z.infer<typeof anyAnswer> & { httpStatus: number; retryAfterSeconds: number }

/** The longest text, rewritten and returned beside its original. */
const answerBytesMax = 1_000_000
const submitTries = 3
const rule = { firstMs: 600, longestMs: 4_000 }
/** When the service asks to wait longer than this, the user sees that it is busy. */
const waitSecondsMax = 10

/**
 * Rewrites a text with Undetectable.ai (API v2): submits it, then polls the document until it has an output. Throws
 * AppError with a message for users; `details.upstream` names the kind of refusal for the log.
 */
export async function rewriteByUndetectable(
  service: UndetectableService,
  text: string,
  wish: Wish,
  signal: AbortSignal,
): Promise<string> {
  const { pollMs = 5_000, timeoutMs = 120_000 } = service
  const deadline = AbortSignal.timeout(timeoutMs)
  const both = AbortSignal.any([signal, deadline])
  try {
    const id = await submit(service, text, wish, both)
    for (;;) {
      await sleep(pollMs, undefined, { signal: both })
      const answer = await call(service, '/document', { id }, both)
      if (answer.output) return answer.output
      if (!isBusy(answer.httpStatus)) refuse(answer, service.isOwn)
    }
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (deadline.aborted) throw new AppError('humanizer_timeout')
    if (error instanceof AppError) throw error
    throw failed()
  }
}

async function submit(
  service: UndetectableService,
  content: string,
  wish: Wish,
  signal: AbortSignal,
): Promise<string> {
  const body = { content, readability: 'University', ...wish, model: 'v11' }
  for (let attempt = 1; ; attempt++) {
    const answer = await call(service, '/submit', body, signal)
    // Only "too many requests" is safe to repeat: after any other failure the text may already have been charged.
    if (answer.httpStatus === 429 && attempt < submitTries) {
      await sleep(waitMs(answer, attempt), undefined, { signal })
      continue
    }
    refuse(answer, service.isOwn)
    if (answer.id) return answer.id
    throw failed()
  }
}

function waitMs({ retryAfterSeconds }: Answer, attempt: number): number {
  const isAsked = retryAfterSeconds > 0 && retryAfterSeconds <= waitSecondsMax
  return isAsked ? retryAfterSeconds * 1000 : retryWaitMs(rule, attempt)
}

async function call(
  { baseUrl, apiKey }: UndetectableService,
  path: string,
  body: object,
  signal: AbortSignal,
): Promise<Answer> {
  const answer = await fetch(`${baseUrl.replace(/(?<!\/)\/+$/, '')}${path}`, {
    method: 'POST',
    headers: { apikey: apiKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal,
  })
  const read = anyAnswer.safeParse(
    await readJson(answer.body, { bytesMax: answerBytesMax }).catch(() => null),
  )
  signal.throwIfAborted()
  if (!read.success && answer.ok) throw failed()
  const retryAfterSeconds = Number(answer.headers.get('retry-after'))
  return { ...(read.success ? read.data : {}), httpStatus: answer.status, retryAfterSeconds }
}

function isBusy(status: number): boolean {
  return status === 429 || status >= 500
}

/** The service's own message may name the operator's account or key, so users get a plain sentence. */
function refuse({ httpStatus, error = '' }: Answer, isOwn = false): void {
  if (/insufficient (word )?credits/i.test(error) || httpStatus === 402)
    throw unavailable(refusalTexts.noCredit, 'no-credit', isOwn)
  if (httpStatus === 401 || httpStatus === 403 || /api ?key/i.test(error))
    throw unavailable(isOwn ? refusalTexts.ownKeyRefused : refusalTexts.keyRefused, 'key-refused', isOwn)
  if (httpStatus === 429) throw unavailable(refusalTexts.isBusy, 'busy', isOwn)
  if (error || httpStatus >= 400) throw failed()
}

function unavailable(why: Message, upstream: string, isOwn: boolean): AppError {
  const { tryInAMoment, checkYourKey, operatorCanFix } = refusalTexts
  const advice = upstream === 'busy' ? tryInAMoment : isOwn ? checkYourKey : operatorCanFix
  return new AppError('humanizer_unavailable', refusalTexts.serviceUnavailable({ why, advice }), { upstream })
}

function failed(): AppError {
  return new AppError('humanizer_failed')
}
