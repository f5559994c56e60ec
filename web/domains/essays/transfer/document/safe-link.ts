const safeSchemes = new Set(['http', 'https', 'mailto'])

/** Returns the address if a file may link to it: only web and mail addresses, without control characters. */
export function safeLink(address: unknown): string | null {
  if (typeof address !== 'string') return null
  // Browsers ignore control characters inside the scheme.
  const clean = address.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(clean)?.[1]
  if (scheme) return safeSchemes.has(scheme.toLowerCase()) ? clean : null
  return /^[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}(?:[/?#]|$)/.test(clean) ? `https://${clean}` : null
}
