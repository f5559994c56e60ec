import { ApiError, isOffline } from './api.ts'
import { errorTexts } from './locales/en/shared/failures.ts'

/** Why a call that takes a text failed, for its reader. */
export type CallFailure = {
  text: string
  /** What the reader can do. */
  next: string | null
  /** Shown for faults of the server. */
  code: string | null
  isWorthRetrying: boolean
}

type FailureTexts = {
  serverSilent: string
  /** For a session that has ended; the caller handles it if these are missing. */
  sessionEnded?: string
  signInAgain?: string
  /** For a response that does not have the documented form. */
  malformed: string
}

/** Codes that the specification gives for what the server could not read. */
const documentedCodes: Record<string, string> = { detector_unreadable: 'ERROR' }

/** Returns a failure that only another input can fix. */
export function refusal(text: string): CallFailure {
  return { text, next: null, code: null, isWorthRetrying: false }
}

/** Reports whether nothing came from the server itself: no response, or one of a proxy, which has no code of ours. */
function isSilent(error: unknown): boolean {
  return isOffline(error) && error instanceof ApiError && ['offline', 'internal'].includes(error.code)
}

/** Explains the error of a call that checks or rewrites a text. */
export function callFailureOf(error: unknown, texts: FailureTexts): CallFailure {
  if (isSilent(error))
    return { ...refusal(errorTexts.processFailed), next: texts.serverSilent, isWorthRetrying: true }
  if (!(error instanceof ApiError))
    return { ...refusal(texts.malformed), code: 'ERROR', isWorthRetrying: true }
  if (error.status === 401 && texts.sessionEnded)
    return { ...refusal(texts.sessionEnded), next: texts.signInAgain ?? null, isWorthRetrying: true }
  const isFault = error.status >= 500
  return {
    ...refusal(error.message),
    code: isFault ? (documentedCodes[error.code] ?? error.code) : null,
    isWorthRetrying: isFault || error.status === 429,
  }
}
