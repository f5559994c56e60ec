import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { accountTexts, passwordLength, passwordPolicy } from '../../../contract/accounts.ts'
import { AppError } from '../../platform/errors.ts'
import { isCommonPassword } from './common-passwords.ts'

const keyBytes = 64
// OWASP's password storage sheet names N=2^17, r=8 or equivalents; this is the library's N=2^14, r=16, which costs an
// attacker's graphics card as much memory as this server: 32 MiB per try.
const cost: ScryptOptions = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 }

/** Returns `salt:key` in hex, the library's own format, so that its older hashes still verify. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex')
  return `${salt}:${(await keyOf(password, salt)).toString('hex')}`
}

/** Takes the same time with and without a hash: without one, it hashes the password and fails. */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [salt = '', key = ''] = hash?.split(':') ?? []
  const given = await keyOf(password, salt)
  const wanted = Buffer.from(key, 'hex')
  return wanted.length === given.length && timingSafeEqual(given, wanted)
}

/**
 * Refuses a new password that is too short, too long, blank or one of the commonest. Counts characters as people do.
 */
export function checkNewPassword(password: string, lengthMin: number): void {
  const policy = passwordPolicy(lengthMin)
  const length = passwordLength(password)
  if (length < policy.min) throw new AppError('password_too_short', policy.tooShort, { min: policy.min })
  if (length > policy.max) throw new AppError('password_too_long', accountTexts.passwordTooLong)
  if (password.trim() === '') throw new AppError('password_too_easy', accountTexts.passwordBlank)
  if (isCommonPassword(password)) throw new AppError('password_too_easy', accountTexts.passwordCommon)
}

/** NFKC (NIST SP 800-63B): the same password typed on another keyboard is the same password. */
function keyOf(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
