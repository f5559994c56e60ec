import { isIP } from 'node:net'
import { isPublicAddress } from '../look-ups/public-address.ts'
import { isLoopbackName } from '../loopback.ts'

/** Endings of names that only a network of one's own gives out. */
const ownEndings = ['.local', '.lan', '.internal', '.home.arpa', '.localhost']

/** Returns whether an address is on this computer or in a network of the operator's, where `http:` is usual. */
export function isNear(address: string): boolean {
  const hostname = new URL(address).hostname.replace(/^\[|\]$/g, '')
  if (isIP(hostname)) return !isPublicAddress(hostname)
  return (
    isLoopbackName(hostname) || !hostname.includes('.') || ownEndings.some((end) => hostname.endsWith(end))
  )
}
