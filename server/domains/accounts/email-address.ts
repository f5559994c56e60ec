import { domainToASCII, domainToUnicode } from 'node:url'
import { z } from 'zod'
import { accountTexts } from '../../../contract/accounts.ts'
import { AppError } from '../../platform/errors.ts'

/**
 * Returns the form in which an address is compared, stored and used: NFKC, lower case, the domain in DNS form. A plus
 * sign and the part after it stay, because they can name another mailbox.
 * @throws AppError email_invalid; email_lookalike for a domain that resembles another one
 */
export function normalizeEmail(typed: string): string {
  const plain = typed.normalize('NFKC').trim().toLowerCase()
  const at = plain.lastIndexOf('@')
  const domain = domainToASCII(plain.slice(at + 1))
  const email = `${plain.slice(0, at)}@${domain}`
  // Letters of other alphabets before the @ are usually a disguise, and few mail servers accept them.
  if (at < 1 || email.length > 254 || !isWellFormed(email))
    throw new AppError('email_invalid', accountTexts.emailInvalid)
  if (domainToUnicode(domain).split('.').some(isLookalike))
    throw new AppError('email_lookalike', accountTexts.emailLookalike)
  return email
}

/** Returns the address without what follows a plus sign, for limits: most mail servers deliver both to one mailbox. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, at).split('+', 1)[0]}@${email.slice(at + 1)}`.toLowerCase()
}

/** Zod rejects internationalized top-level domains, which begin with xn-- in DNS. */
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
/** East Asian names may contain Latin letters; other mixtures are refused. */
const eastAsian = scripts.length - 1
/** Letters that resemble Latin ones (the list of Chromium's IDN policy, Cyrillic and Greek). */
const doubles = /^[асԁеһіјӏорԛѕԝхуъьҽпгѵѡαβγεηικνορτυχω\d-]+$/u

/** Returns true for a domain label that mixes alphabets, or whose letters of one alphabet all resemble Latin ones. */
function isLookalike(label: string): boolean {
  const used = scripts.flatMap((script, i) => (script.test(label) ? [i] : []))
  if (used.length > 2 || (used.length === 2 && !used.includes(eastAsian))) return true
  return /[^\p{ASCII}]/u.test(label) && doubles.test(label)
}
