import { plainError } from '../log.ts'

/**
 * Thrown by a job that no retry can help. `reason` goes into the log and the table, so it contains no user text and no
 * address.
 */
export class GiveUp extends Error {
  readonly reason: string

  constructor(reason: string) {
    super(reason)
    this.reason = reason
  }
}

/** Thrown by a job whose turn has not come. It is tried again, and is no failure. */
export class Postponed extends GiveUp {}

/**
 * Returns the cause of a failed job for the log. Omits error messages, because those of mail servers contain addresses.
 */
export function reasonOf(error: unknown): Record<string, unknown> {
  if (error instanceof GiveUp) return { reason: error.reason }
  const { type, code, stack } = plainError(error)
  const { responseCode, command } = (error ?? {}) as { responseCode?: number; command?: string }
  return {
    ...(type ? { type } : {}),
    ...(code ? { code } : {}),
    ...(responseCode ? { responseCode } : {}),
    ...(command ? { command: command.split(' ')[0] } : {}),
    ...(stack ? { stack } : {}),
  }
}
