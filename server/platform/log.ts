import { type Logger, pino } from 'pino'
import type { Env } from './env.ts'
import { AppError } from './errors.ts'
import { currentRequestId } from './request-id.ts'

export type Log = Logger

/** Opens the log. It records events and durations, never a user's text or a secret. */
export function openLog(env: Pick<Env, 'LOG_LEVEL'>): Log {
  return pino({
    level: env.LOG_LEVEL,
    base: null,
    mixin: requestOfLine,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['*.password', '*.token', '*.text', '*.message.text', 'headers.cookie', 'headers.authorization'],
    serializers: { err: plainError },
  })
}

/** Names the request that a line belongs to. */
function requestOfLine(): { requestId?: string } {
  const requestId = currentRequestId()
  return requestId ? { requestId } : {}
}

/**
 * Describes an error without user text: omits the parameters of a statement, the database's messages, which quote
 * values, and the product's own sentences for users, which name files.
 */
export function plainError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return plainObject(error)
  const cause = error.cause instanceof Error ? error.cause : undefined
  const code = (cause as { code?: unknown } | undefined)?.code ?? (error as { code?: unknown }).code
  return {
    type: error.name,
    message: safeMessage(error),
    ...(code ? { code } : {}),
    ...(cause ? { cause: cause.name } : {}),
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .slice(0, 8),
  }
}

/** Libraries also report errors as plain objects, such as copies of an error with further fields. */
function plainObject(error: unknown): Record<string, unknown> {
  const { message, code } = (error ?? {}) as { message?: unknown; code?: unknown }
  if (typeof message !== 'string') return { message: 'unknown' }
  return { message: safeMessage(error as { message: string }), ...(code ? { code } : {}) }
}

function safeMessage(error: { message: string }): string {
  if (error.message.startsWith('Failed query')) return 'Failed query'
  // Errors of PostgreSQL have a severity.
  if ('severity' in error) return 'The database refused a statement'
  return error instanceof AppError ? 'Refused' : error.message
}

const quietMs = 60_000

/**
 * Returns a function that logs a warning at most once a minute for the same message, for errors that a library reports
 * each time it tries. The line counts those that were left out before it.
 */
export function createQuietWarning(log: Pick<Log, 'warn'>, text: string, now = () => performance.now()) {
  const seen = new Map<unknown, { at: number; left: number }>()
  return (err: unknown): void => {
    const { message } = plainError(err)
    const last = seen.get(message)
    if (last && now() - last.at < quietMs) return void last.left++
    if (seen.size > 100) seen.clear()
    seen.set(message, { at: now(), left: 0 })
    log.warn({ err, ...(last?.left ? { leftOut: last.left } : {}) }, text)
  }
}
