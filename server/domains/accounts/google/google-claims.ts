export type GoogleProfile = { sub: string; email: string; name: string }
export type ClaimsRefused = { refused: 'email_not_found' | 'email_not_verified' | 'unable_to_get_user_info' }

const nameLengthMax = 100

/**
 * Reads the account from an ID token whose signature, issuer, audience, times and nonce are already verified. The
 * e-mail counts only if the provider marks it as verified, as a boolean.
 */
export function readClaims(idToken: string, clientId: string): GoogleProfile | ClaimsRefused {
  const { sub, email, email_verified: verified, azp, aud, name } = claimsOf(idToken)
  if (typeof sub !== 'string' || sub.trim() === '') return { refused: 'unable_to_get_user_info' }
  // A token for several clients names the one that it was issued to.
  const isForUs = azp === undefined ? !(Array.isArray(aud) && aud.length > 1) : azp === clientId
  if (!isForUs) return { refused: 'unable_to_get_user_info' }
  if (typeof email !== 'string' || !email.includes('@')) return { refused: 'email_not_found' }
  if (verified !== true) return { refused: 'email_not_verified' }
  return { sub, email: email.toLowerCase(), name: readName(name, email) }
}

function readName(name: unknown, email: string): string {
  const given = typeof name === 'string' ? name.replace(/\p{Cc}/gu, ' ').trim() : ''
  return given.slice(0, nameLengthMax) || email.slice(0, email.indexOf('@'))
}

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
}
