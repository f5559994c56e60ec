import { createHash, randomBytes } from 'node:crypto'

/** Returns the secret part of a link's address. Only its hash is stored. */
export function createShareToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashShareToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
