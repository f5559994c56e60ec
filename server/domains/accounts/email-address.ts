import { domainToASCII, domainToUnicode } from 'node:url'
import { z } from 'zod'
import { accountTexts } from '../../../contract/accounts.ts'
import { AppError } from '../../platform/errors.ts'

/**
 * The one form in which an address is compared, kept and written to: NFKC, lower case, the domain as DNS has it. A plus
 * sign and what follows it stay, because they make another mailbox.
 * @throws AppError email_invalid; email_lookalike for a domain that can be taken for another one
 */
export function normalizeEmail(typed: string): string {
  const plain = typed.normalize('NFKC').trim().toLowerCase()
  const at = plain.lastIndexOf('@')
  const domain = domainToASCII(plain.slice(at + 1))
  const email = `${plain.slice(0, at)}@${domain}`
  // Letters of other alphabets before the @ are mostly somebody's disguise, and few mail servers take them.
  if (at < 1 || email.length > 254 || !isWellFormed(email))
    throw new AppError('email_invalid', accountTexts.emailInvalid)
  if (domainToUnicode(domain).split('.').some(isLookalike))
    throw new AppError('email_lookalike', accountTexts.emailLookalike)
  return email
}

/** Zod knows no top-level domain of another alphabet, which in DNS begins with xn--. */
function isWellFormed(email: string): boolean {
  return z.email().safeParse(email.replace(/\.xn--[a-z\d-]+$/, '.example')).success
}

const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Cherokee}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u,
]
/** East Asian names are written with Latin letters between; anything else that is mixed is refused. */
const eastAsian = scripts.length - 1
/** Letters of one alphabet that all have a double in Latin (the list of Chromium's IDN policy, Cyrillic and Greek). */
const doubles = /^[асԁеһіјӏорԛѕԝхуъьҽпгѵѡαβγεηικνορτυχω\d-]+$/u

/** One label of a domain that mixes alphabets, or is written in one but reads as Latin. */
function isLookalike(label: string): boolean {
  const used = scripts.flatMap((script, i) => (script.test(label) ? [i] : []))
  if (used.length > 2 || (used.length === 2 && !used.includes(eastAsian))) return true
  return /[^\p{ASCII}]/u.test(label) && doubles.test(label)
}
