import { accountTexts, passwordPolicy } from '../../../contract/accounts.ts'
import { ApiError } from '../../api.ts'

export type SignUpValues = { email: string; password: string; repeated: string; agreed: boolean }
export type FieldErrors<Name extends string> = Partial<Record<Name, string>>

/** One @ with something on both sides and a dot after it; the mail itself is the real test. */
function looksLikeEmail(email: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())
}

export function checkSignIn(email: string, password: string): FieldErrors<'email' | 'password'> {
  const errors: FieldErrors<'email' | 'password'> = {}
  if (!looksLikeEmail(email)) errors.email = accountTexts.emailInvalid
  if (!password) errors.password = 'Please enter your password.'
  return errors
}

export function checkSignUp(values: SignUpValues, lengthMin: number): FieldErrors<keyof SignUpValues> {
  const policy = passwordPolicy(lengthMin)
  const errors: FieldErrors<keyof SignUpValues> = {}
  if (!looksLikeEmail(values.email)) errors.email = accountTexts.emailInvalid
  if (values.password.length < policy.min) errors.password = policy.tooShort
  else if (values.password.length > policy.max) errors.password = `At most ${policy.max} characters, please.`
  if (values.password !== values.repeated) errors.repeated = accountTexts.passwordsDiffer
  if (!values.agreed) errors.agreed = accountTexts.termsRequired
  return errors
}

export function isUnverified(error: unknown): boolean {
  return error instanceof ApiError && error.code.toLowerCase() === 'email_not_verified'
}

/** The provider's own message, else the documented one (1-writing.md section 8). */
export function signInErrorText(error: unknown): string {
  if (isUnverified(error)) return accountTexts.emailNotVerified
  if (error instanceof ApiError && error.code !== 'internal') return error.message
  return accountTexts.signInFailed
}

export function signUpErrorText(error: unknown): string {
  if (!(error instanceof ApiError)) return accountTexts.registrationDisabled
  const code = error.code.toUpperCase()
  if (code.startsWith('USER_ALREADY_EXISTS')) return accountTexts.alreadyRegistered
  if (code === 'PASSWORD_TOO_SHORT') return accountTexts.passwordTooShortOnServer
  if (code === 'INVALID_EMAIL') return accountTexts.emailInvalid
  if (code === 'EMAIL_PASSWORD_SIGN_UP_DISABLED') return accountTexts.registrationDisabled
  return error.message
}
