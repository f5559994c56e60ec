import { type ErrorBody, type ErrorCode, errors } from '../../contract/errors.ts'
import { type Noun, nounTexts, refusalTexts } from '../../contract/refusals.ts'
import { inEnglish } from '../../texts/english.ts'
import type { Message } from '../../texts/message.ts'

/**
 * An error that is shown to the user. `message` is written for the user and defaults to the text of the code; `code` is
 * stable.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  /** The text of `message`, for a page in another language. */
  readonly says: Message
  readonly details?: Record<string, unknown>

  /** `english` replaces the text for programs, where a library has a more exact one. */
  constructor(
    code: ErrorCode,
    says: Message = errors[code].text,
    details?: Record<string, unknown>,
    english = inEnglish(says),
  ) {
    super(english)
    this.code = code
    this.says = says
    if (details) this.details = details
  }

  get status(): number {
    return errors[this.code].status
  }

  body(): ErrorBody {
    const { message: error, code, says, details } = this
    return { error, code, says, ...(details ? { details } : {}) }
  }
}

export function notFound(noun: Noun): AppError {
  return new AppError('not_found', refusalTexts.notFound({ what: nounTexts[noun] }))
}

/** Translates a lower-level error for the caller: database unavailable, disk full, or an internal fault. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const codes = errorCodesOf(error)
  if (codes.some((code) => code === '53100' || code === 'ENOSPC')) {
    return new AppError('storage_full')
  }
  if (codes.some(isConnectionCode) || connectionWords.test(messageOf(error))) {
    return new AppError('database_unavailable')
  }
  // A zero byte, which PostgreSQL's text cannot hold.
  if (codes.includes('22021')) {
    return new AppError('invalid_input', refusalTexts.signsNotStored)
  }
  // A date that does not exist, or a malformed id.
  if (codes.some((code) => ['22007', '22008', '22P02'].includes(code)))
    return new AppError('invalid_input', refusalTexts.dateOrIdWrong)
  // The parent row, such as the chat of a message, was deleted during the request.
  if (codes.includes('23503')) return new AppError('conflict', refusalTexts.ownerGone)
  return new AppError('internal')
}

/** Messages of the driver and of PostgreSQL that have no code of their own, or share 55000 with other failures. */
const connectionWords =
  /connection terminated|timeout exceeded when trying to connect|not currently accepting connections|is not queryable/i

function isConnectionCode(code: string): boolean {
  // 57P01..03: admin shutdown, crash, starting up; 08*: connection failures; 53300: too many connections.
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', '57P01', '57P02', '57P03', '53300'].includes(code) ||
    code.startsWith('08')
  )
}

/** Returns true when the database failed with this code, however the error is wrapped. */
export function hasDatabaseCode(error: unknown, code: string): boolean {
  return errorCodesOf(error).includes(code)
}

export function errorCodesOf(error: unknown): string[] {
  const codes: string[] = []
  // Drizzle wraps the driver's error in `cause`.
  for (let at = error as { code?: unknown; cause?: unknown } | undefined; at; at = at.cause as typeof at) {
    if (typeof at.code === 'string') codes.push(at.code)
    if (codes.length > 5) break
  }
  return codes
}

function messageOf(error: unknown): string {
  const parts: string[] = []
  for (
    let at = error as { message?: string; cause?: unknown } | undefined;
    at && parts.length < 5;
    at = at.cause as typeof at
  ) {
    if (at.message) parts.push(at.message)
  }
  return parts.join(' ')
}
