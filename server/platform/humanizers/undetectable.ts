import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { refusalTexts } from '../../../contract/refusals.ts'
import { AppError } from '../errors.ts'

export type Pace = {
  /** How long to wait between two questions, and for the whole of one text. */
  pollMs?: number
  timeoutMs?: number
}
/** `isOwn`: the key is the user's, who can mend what is wrong with it. */
export type UndetectableService = { baseUrl: string; apiKey: string; isOwn?: boolean } & Pace

export type Strength = 'Quality' | 'Balanced' | 'More Human'
export type Wish = { strength: Strength; purpose: ServicePurpose }
/** Of the values that the service documents for `purpose`. */
export type ServicePurpose =
  | 'General Writing'
  | 'Essay'
  | 'Article'
  | 'Marketing Material'
  | 'Business Material'
  | 'Report'
  | 'Legal Material'

/** The service answers many of its errors with status 200, and some with `detail` in the place of `error`. */
const anyAnswer = z.object({
  error: z.string().optional(),
  detail: z.unknown().optional(),
  id: z.string().min(1).optional(),
  output: z.string().nullish(),
})
type Answer = z.infer<typeof anyAnswer> & { httpStatus: number; retryAfterSeconds: number }

const submitTries = 3
const backOffMs = 500
/** A service that asks for more patience than this is told to users as busy. */
const waitSecondsMax = 10

/**
 * Has a text rewritten by Undetectable.ai (API v2): submits it, then asks for the document until it has an output.
 * Throws AppError whose message is for users; `details.upstream` says to the log what kind of refusal it was.
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
    // Only "too many requests" is safe to repeat: after any other failure the text may have been paid for.
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
  return isAsked ? retryAfterSeconds * 1000 : backOffMs * 2 ** (attempt - 1)
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
  const read = anyAnswer.safeParse(await answer.json().catch(() => null))
  signal.throwIfAborted()
  if (!read.success && answer.ok) throw failed()
  const retryAfterSeconds = Number(answer.headers.get('retry-after'))
  return { ...(read.success ? read.data : {}), httpStatus: answer.status, retryAfterSeconds }
}

function isBusy(status: number): boolean {
  return status === 429 || status >= 500
}

/** What the service says may name the operator's account or key: users get a plain sentence (decisions.md 36). */
function refuse({ httpStatus, error = '' }: Answer, isOwn = false): void {
  if (/insufficient (word )?credits/i.test(error) || httpStatus === 402)
    throw unavailable('has no credit left', 'no-credit', isOwn)
  if (httpStatus === 401 || httpStatus === 403 || /api ?key/i.test(error))
    throw unavailable(isOwn ? 'refused your own key' : 'refused the key of this server', 'key-refused', isOwn)
  if (httpStatus === 429) throw unavailable('is busy', 'busy', isOwn)
  if (error || httpStatus >= 400) throw failed()
}

function unavailable(why: string, upstream: string, isOwn: boolean): AppError {
  const wait =
    upstream === 'busy'
      ? 'Please try again in a moment.'
      : isOwn
        ? 'You can look after your key in Settings.'
        : 'The operator of this site can mend that.'
  return new AppError('humanizer_unavailable', refusalTexts.serviceUnavailable(why, wait), { upstream })
}

function failed(): AppError {
  return new AppError('humanizer_failed')
}
