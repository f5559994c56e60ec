const safeSchemes = ['http', 'https', 'mailto']

/** Accepts web and mail addresses, and addresses without a scheme. */
export function isSafeLink(address: string): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address.trim())?.[1]
  return !scheme || safeSchemes.includes(scheme.toLowerCase())
}

/** Returns the address that a user means: `example.org` is a web address, `ana@example.org` a mail address. */
export function completeLink(typed: string): string | null {
  const address = typed.trim()
  if (address === '' || /\s/.test(address) || !isSafeLink(address)) return null
  if (/^(?:https?:\/\/|mailto:)/i.test(address)) return address
  if (/^[^@/]+@[^@/]+$/.test(address)) return `mailto:${address}`
  return address.includes('.') ? `https://${address}` : null
}
