import { isIP } from 'node:net'
import { AppError } from '../../../platform/errors.ts'
import { isPublicAddress } from '../../../platform/look-ups/public-address.ts'

const insideEndings = ['.localhost', '.local', '.internal', '.lan', '.home.arpa']

/**
 * Refuses an address that cannot be a public one. Names are checked again when the connection is made, because they may
 * resolve to anything (`createPublicApiFetch`).
 */
export function requireWebhookAddress(address: string): void {
  const { protocol, port, username, password, hostname } = new URL(address)
  const host = hostname.replace(/^\[|\]$/g, '')
  const isPublic = isIP(host) === 0 ? !isInsideName(host) : isPublicAddress(host)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '' || !isPublic)
    throw new AppError('webhook_refused')
}

/** A name without a dot, such as localhost, is one of the server's own network. */
function isInsideName(host: string): boolean {
  const name = host.endsWith('.') ? host.slice(0, -1) : host
  return !name.includes('.') || insideEndings.some((ending) => name.endsWith(ending))
}
