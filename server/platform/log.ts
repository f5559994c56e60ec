import { type Logger, pino } from 'pino'
import type { Env } from './env.ts'

export type Log = Logger

/** Logs say what happened and how long it took, never what a user wrote, and no secret. */
export function openLog(env: Pick<Env, 'LOG_LEVEL'>): Log {
  return pino({
    level: env.LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['*.password', '*.token', '*.text', '*.message.text', 'headers.cookie', 'headers.authorization'],
    serializers: { err: plainError },
  })
}

/** An error without the statement's parameters, which may hold a user's text. */
export function plainError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: 'unknown' }
  const cause = error.cause instanceof Error ? error.cause : undefined
  const code = (cause as { code?: unknown } | undefined)?.code ?? (error as { code?: unknown }).code
  const isQuery = error.message.startsWith('Failed query')
  return {
    type: error.name,
    message: isQuery ? 'Failed query' : error.message,
    ...(code ? { code } : {}),
    ...(cause ? { cause: cause.message } : {}),
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .slice(0, 8),
  }
}
