import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

export type Vault = {
  /**
   * `context` (a user's id or a row's id) is bound to the text: a text that was sealed for one row does not open in
   * another.
   */
  seal: (text: string, context?: string) => string
  /**
   * Throws UnsealError for a text that was changed, sealed with another secret, or sealed for another purpose or
   * context.
   */
  open: (sealed: string, context?: string) => string
}

export class UnsealError extends Error {
  constructor() {
    super('A sealed text could not be opened: it was changed, or SECRET has changed since it was sealed.')
  }
}

const version = 'v1'

/** Hashes a text with SECRET (HMAC-SHA-256), with a separate key for each `purpose`, so that it cannot be guessed. */
export function keyedHash(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', keyOf(secret, purpose)).update(text).digest('base64url')
}

function keyOf(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'longhand', `${version}:${purpose}`, 32))
}

const ivBytes = 12
const tagBytes = 16

/**
 * Encrypts texts in the database with SECRET: AES-256-GCM with a separate key for each `purpose` (HKDF, RFC 5869). A
 * sealed text has the form `v1.<base64url of iv, tag and cipher text>`.
 */
export function openVault(secret: string, purpose: string): Vault {
  const key = keyOf(secret, purpose)
  return {
    seal(text, context = '') {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    open(sealed, context = '') {
      const [named, encoded = ''] = sealed.split('.')
      const bytes = Buffer.from(encoded, 'base64url')
      if (named !== version || bytes.length < ivBytes + tagBytes) throw new UnsealError()
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      try {
        const text = decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8')
        return text + decipher.final('utf8')
      } catch {
        throw new UnsealError()
      }
    },
  }
}
