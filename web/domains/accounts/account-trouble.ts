import { passwordLengthMin } from '../../../contract/accounts.ts'
import { brand } from '../../../contract/brand.ts'
import { ApiError, isOffline } from '../../api.ts'
import { troubleTexts } from '../../locales/en/accounts/trouble.ts'
import { accountTexts } from '../../locales/en/shared/accounts.ts'
import { codeTexts } from '../../locales/en/shared/errors.ts'
import { type GoogleIntent, googleFailedText } from './google-trouble.ts'

/** The reason why an account screen failed, in words for the user. */
export type Trouble = {
  kind: 'refused' | 'wrong-password' | 'unverified' | 'throttled' | 'unreachable' | 'dead-link' | 'start-over'
  text: string
  /** What the user can do, unless `text` already contains it. */
  next?: string
  /** Set for 'throttled' only. */
  waitSeconds?: number
  /** The problem is the address, so it is shown at the address field. */
  isAboutEmail?: boolean
  /** The problem is the new password, so it is shown at its field. */
  isAboutPassword?: boolean
}

/** The error code for a successful sign-in whose cookie the browser did not keep. */
export const cookiesOff = 'cookies_off'

const defaultWaitSeconds = 60

function refused(text: string, next?: string): Trouble {
  return { kind: 'refused', text, next }
}

/** Returns the trouble that all screens describe in the same way, or null when the screen has its own text. */
function commonTrouble(error: unknown, isOnline: boolean): Trouble | null {
  if (!(error instanceof ApiError)) return null
  if (error.code === cookiesOff) return refused(accountTexts.cookiesOff, troubleTexts.allowCookiesInIts)
  if (error.status === 429) {
    const waitSeconds = Number(error.details.retryAfterSeconds) || defaultWaitSeconds
    return { kind: 'throttled', text: troubleTexts.tooManyAttempts, waitSeconds }
  }
  if (['email_invalid', 'email_lookalike'].includes(error.code))
    return { ...refused(error.message), isAboutEmail: true }
  if (error.code === 'password_too_easy') return { ...refused(error.message), isAboutPassword: true }
  if (!isOffline(error)) return null
  const text = isOnline
    ? troubleTexts.cannotBeReachedRightNow({ name: brand.name })
    : troubleTexts.youAreOffline
  return { kind: 'unreachable', text, next: troubleTexts.whatYouTypedStaysHere }
}

/** Returns the same trouble with the documented text of a screen as its first sentence. */
function unreachable(documented: string, common: Trouble): Trouble {
  return {
    kind: 'unreachable',
    text: documented,
    next: troubleTexts.unreachable({ documented: common.text }),
  }
}

function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.code !== 'internal' ? error.message : fallback
}

function codeOf(error: unknown): string {
  return error instanceof ApiError ? error.code.toLowerCase() : ''
}

/** Returns the provider's own message or the documented one (docs/spec/1-writing.md section 8). */
export function signInTrouble(error: unknown, isOnline = true): Trouble {
  const common = commonTrouble(error, isOnline)
  if (common?.kind === 'throttled') return { ...common, next: troubleTexts.ifYouForgotYourPassword }
  if (common) return common
  const code = codeOf(error)
  if (code === 'email_not_verified') return { kind: 'unverified', text: accountTexts.emailNotVerified }
  const text = messageOf(error, accountTexts.signInFailed)
  return code === 'wrong_credentials' ? { kind: 'wrong-password', text } : refused(text)
}

/** Names the minimum length that the operator configured. */
function tooShortOnServer(error: unknown): string {
  const { min } = (error as { details?: { min?: number } }).details ?? {}
  return accountTexts.passwordTooShortOnServer({ min: min ?? passwordLengthMin })
}

export function signUpTrouble(error: unknown, isOnline = true): Trouble {
  const common = commonTrouble(error, isOnline)
  if (common) return common
  const code = codeOf(error)
  if (code === 'password_too_short') return refused(tooShortOnServer(error))
  if (code.startsWith('user_already_exists')) return refused(accountTexts.alreadyRegistered)
  return refused(messageOf(error, accountTexts.registrationFailed))
}

export function forgotTrouble(error: unknown, isOnline = true): Trouble {
  const common = commonTrouble(error, isOnline)
  if (common?.kind === 'unreachable') return unreachable(accountTexts.resetLinkFailed, common)
  return common ?? refused(messageOf(error, accountTexts.resetLinkFailed))
}

/** Errors of the confirm button on the verification page. `deadLinkText` describes dead links. */
export function confirmTrouble(error: unknown, isOnline = true): Trouble {
  const common = commonTrouble(error, isOnline)
  if (common?.kind === 'unreachable') return { ...common, next: troubleTexts.pleaseTryAgainInA }
  return common ?? refused(messageOf(error, accountTexts.confirmFailed))
}

const deadLinks = (): Record<string, string> => ({
  link_expired: accountTexts.linkExpired,
  link_used: accountTexts.linkUsed,
  link_invalid: accountTexts.linkInvalid,
})

export function resetTrouble(error: unknown, isOnline = true): Trouble {
  const common = commonTrouble(error, isOnline)
  if (common?.kind === 'unreachable') return unreachable(accountTexts.passwordResetFailed, common)
  if (common) return common
  const code = codeOf(error)
  const dead = deadLinks()[code]
  if (dead) return { kind: 'dead-link', text: dead }
  if (code === 'password_too_short') return refused(tooShortOnServer(error))
  return refused(messageOf(error, accountTexts.passwordResetFailed))
}

/** Errors of the second step. An expired step returns the user to the password. */
export function codeTrouble(error: unknown, isRecovery: boolean, isOnline = true): Trouble {
  const code = codeOf(error)
  if (code === 'second_step_expired') return { kind: 'start-over', text: troubleTexts.thatTookAWhilePlease }
  const common = commonTrouble(error, isOnline)
  if (common?.kind === 'throttled' && !isRecovery) return { ...common, next: troubleTexts.youCanStillUseA }
  if (common) return common
  if (code !== 'invalid_code') return refused(messageOf(error, accountTexts.signInFailed))
  return refused(isRecovery ? troubleTexts.thisRecoveryCodeIsWrong : troubleTexts.thisCodeIsWrongCodes)
}

/** Errors before the browser is redirected to Google. */
export function googleTrouble(error: unknown, intent: GoogleIntent, isOnline = true): Trouble {
  const common = commonTrouble(error, isOnline)
  if (common && codeOf(error) !== 'google_unavailable') return common
  const closed = codeOf(error) === 'registration_disabled'
  if (codeOf(error) === 'invitation_needed') return refused(codeTexts.invitation_needed)
  return refused(closed ? accountTexts.registrationDisabled : googleFailedText(intent))
}
