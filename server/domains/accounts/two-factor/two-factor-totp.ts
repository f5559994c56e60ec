import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { base32 } from '@better-auth/utils/base32'
import { brand } from '../../../../contract/brand.ts'

/** The defaults of authenticator apps (RFC 6238, section 5.2 and appendix B). */
const periodMs = 30_000
const digits = 6
/** Tolerated clock difference in periods, in both directions. */
const skewSteps = 1
/** RFC 4226, section 4: 160 bits. */
const secretBytes = 20

/** Returns a new secret in base32, 32 characters. */
export function newTotpSecret(): string {
  return base32.encode(randomBytes(secretBytes), { padding: false })
}

/** Returns the content of the QR code; authenticators read issuer and account from it. */
export function totpUri(secret: string, account: string): string {
  const label = `${encodeURIComponent(brand.name)}:${encodeURIComponent(account)}`
  const query = new URLSearchParams({ secret, issuer: brand.name, digits: `${digits}`, period: '30' })
  return `otpauth://totp/${label}?${query}`
}

/** RFC 4226, section 5.3, with the time step of RFC 6238 as the counter. */
export function totpAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', base32.decode(secret)).update(counter).digest()
  const offset = mac[mac.length - 1]! & 15
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/** Returns the time step of a code; null for a wrong one, and for one not newer than `lastStep`. */
export function matchingStep(secret: string, code: string, now: Date, lastStep: number): number | null {
  const current = Math.floor(now.getTime() / periodMs)
  let match: number | null = null
  for (let step = current - skewSteps; step <= current + skewSteps; step++) {
    if (sameCode(code, totpAt(secret, step)) && step > lastStep) match = step
  }
  return match
}

/** Removes spaces and dashes, which are only part of how codes are printed. */
export function plainCode(code: string): string {
  return code.replace(/[\s\p{Pd}]/gu, '').toUpperCase()
}

function sameCode(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
