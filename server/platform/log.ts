import { type Logger, pino } from 'pino'
import type { Env } from './env.ts'
import { AppError } from './errors.ts'

export type Log = Logger

/** Opens the log. It records events and durations, never a user's text or a secret. */
export function openLog(env: Pick<Env, 'LOG_LEVEL'>): Log {
  return pino({
    level: env.LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['*.password', '*.token', '*.text', '*.message.text', 'headers.cookie', 'headers.authorization'],
    serializers: { err: plainError },
  })
}

/**
 * Describes an error without user text: omits the parameters of a statement, the database's messages, which quote
 * values, and the product's own sentences for users, which name files.
 */
export function plainError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: 'unknown' }
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

function safeMessage(error: Error): string {
  if (error.message.startsWith('Failed query')) return 'Failed query'
  // Errors of PostgreSQL have a severity.
  if ('severity' in error) return 'The database refused a statement'
  return error instanceof AppError ? 'Refused' : error.message
}
