import { passwordLength, passwordPolicy } from '../../../../contract/accounts.ts'
import { formTexts } from '../../../locales/en/accounts/form.ts'
import { accountTexts } from '../../../locales/en/shared/accounts.ts'

export type SignUpValues = { email: string; password: string; repeated: string; agreed: boolean }
export type FieldErrors<Name extends string> = Partial<Record<Name, string>>

/** Requires text on both sides of one @ and a dot after it. The verification mail is the actual check. */
function looksLikeEmail(email: string): boolean {
  return /^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(email.trim())
}

function emailError(email: string): FieldErrors<'email'> {
  return looksLikeEmail(email) ? {} : { email: accountTexts.emailInvalid }
}

function newPasswordErrors(
  password: string,
  repeated: string,
  lengthMin: number,
): FieldErrors<'password' | 'repeated'> {
  const policy = passwordPolicy(lengthMin)
  const errors: FieldErrors<'password' | 'repeated'> = {}
  const length = passwordLength(password)
  if (length < policy.min) errors.password = accountTexts.passwordTooShort({ min: policy.min })
  else if (length > policy.max) errors.password = accountTexts.passwordTooLong
  else if (password.trim() === '') errors.password = accountTexts.passwordBlank
  if (password !== repeated) errors.repeated = accountTexts.passwordsDiffer
  return errors
}

export function checkSignIn(email: string, password: string): FieldErrors<'email' | 'password'> {
  return { ...emailError(email), ...(password ? {} : { password: formTexts.pleaseEnterYourPassword }) }
}

export function checkSignUp(values: SignUpValues, lengthMin: number): FieldErrors<keyof SignUpValues> {
  return {
    ...emailError(values.email),
    ...newPasswordErrors(values.password, values.repeated, lengthMin),
    ...(values.agreed ? {} : { agreed: accountTexts.termsRequired }),
  }
}

export function checkForgot(email: string): FieldErrors<'email'> {
  return email.trim() === '' ? { email: accountTexts.emailMissing } : emailError(email)
}

export function checkReset(password: string, repeated: string, lengthMin: number) {
  return newPasswordErrors(password, repeated, lengthMin)
}

/** The list on the reset page. Only the first entry is a rule; the others are hints (docs/spec/decisions.md 5). */
export function passwordHints(password: string, lengthMin: number): { text: string; isMet: boolean }[] {
  return [
    { text: formTexts.atLeastCharacters({ lengthMin }), isMet: passwordLength(password) >= lengthMin },
    { text: formTexts.oneUppercaseLetter, isMet: /\p{Lu}/u.test(password) },
    { text: formTexts.oneNumber, isMet: /\p{Nd}/u.test(password) },
  ]
}

/** Returns at most six digits of a typed or pasted code: '123 456' and '123-456' both give 123456. */
export function codeDigits(typed: string): string {
  return typed.normalize('NFKC').replace(/\D/g, '').slice(0, 6)
}
