import type { ErrorBody, ErrorCode } from '../../contract/errors.ts'

const statuses: Partial<Record<ErrorCode, number>> = {
  bad_json: 400,
  invalid_input: 400,
  body_too_large: 413,
  sign_in_required: 401,
  email_not_verified: 403,
  wrong_user: 403,
  wrong_password: 403,
  wrong_code: 403,
  fresh_sign_in_required: 403,
  link_expired: 410,
  link_used: 410,
  link_invalid: 410,
  wrong_credentials: 401,
  email_invalid: 400,
  email_lookalike: 400,
  password_too_short: 400,
  password_too_long: 400,
  password_too_easy: 400,
  no_password: 409,
  registration_disabled: 403,
  signed_in_already: 409,
  unsupported_media_type: 415,
  forbidden_origin: 403,
  operator_only: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  run_in_progress: 409,
  too_many_requests: 429,
  out_of_words: 402,
  tokens_used_up: 429,
  too_long_for_plan: 413,
  text_too_long: 413,
  file_unreadable: 422,
  detector_rejected: 422,
  file_gone: 410,
  files_full: 413,
  account_full: 413,
  images_unseen: 409,
  model_unavailable: 503,
  model_failed: 502,
  model_cut_off: 502,
  model_timeout: 504,
  engine_busy: 503,
  google_unavailable: 503,
  humanizer_unavailable: 503,
  humanizer_failed: 502,
  humanizer_timeout: 504,
  search_timeout: 503,
  storage_full: 507,
  database_unavailable: 503,
  shutting_down: 503,
}

/** A failure that a person is told about. `message` is in the user's words, `code` is stable. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details?: Record<string, unknown>

  constructor(code: ErrorCode, message: string, details?: Record<string, unknown>) {
    super(message)
    this.code = code
    if (details) this.details = details
  }

  get status(): number {
    return statuses[this.code] ?? 500
  }

  body(): ErrorBody {
    return { error: this.message, code: this.code, ...(this.details ? { details: this.details } : {}) }
  }
}

export function notFound(what: string): AppError {
  return new AppError('not_found', `${what} was not found.`)
}

/** What a failure from below means to the caller: the database's state, a full disk, or a fault of ours. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const codes = errorCodesOf(error)
  if (codes.some((code) => code === '53100' || code === 'ENOSPC')) {
    return new AppError(
      'storage_full',
      'The server has no space left. Nothing was lost; please try again later.',
    )
  }
  if (codes.some(isConnectionCode) || connectionWords.test(messageOf(error))) {
    return new AppError(
      'database_unavailable',
      'The database cannot be reached right now. Please try again in a moment.',
    )
  }
  // A zero byte, which PostgreSQL's text cannot hold.
  if (codes.includes('22021')) {
    return new AppError('invalid_input', 'This text has signs in it that cannot be stored.')
  }
  // A date that no calendar has, or an id of another form.
  if (codes.some((code) => ['22007', '22008', '22P02'].includes(code)))
    return new AppError('invalid_input', 'A date or an id in this request is not right.')
  // A row that this one belongs to, such as the chat of a message, was deleted while the request was on its way.
  if (codes.includes('23503'))
    return new AppError(
      'conflict',
      'What this change belongs to was deleted meanwhile. Please reload the page.',
    )
  return new AppError('internal', 'Something went wrong on the server. Please try again.')
}

/** What the driver and PostgreSQL say without a code of their own; 55000 means much else too. */
const connectionWords =
  /connection terminated|timeout exceeded when trying to connect|not currently accepting connections|is not queryable/i

function isConnectionCode(code: string): boolean {
  // 57P01..03: admin shutdown, crash, starting up; 08*: connection failures; 53300: too many connections.
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', '57P01', '57P02', '57P03', '53300'].includes(code) ||
    code.startsWith('08')
  )
}

/** Whether the database answered with this code, however its error is wrapped. */
export function hasDatabaseCode(error: unknown, code: string): boolean {
  return errorCodesOf(error).includes(code)
}

function errorCodesOf(error: unknown): string[] {
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
