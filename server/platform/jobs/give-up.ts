import { plainError } from '../log.ts'

/** Thrown by a job that no retry can help. `reason` goes into the log and the table: no user's text, no address. */
export class GiveUp extends Error {
  readonly reason: string

  constructor(reason: string) {
    super(reason)
    this.reason = reason
  }
}

/** Why a job failed, fit for the log: messages of errors are left out, since those of mail servers name addresses. */
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
