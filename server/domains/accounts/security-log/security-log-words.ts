/** The source of a request according to its headers. */
export type Origin = { address: string | null; userAgent: string | null }

/** Reads the origin of a request that passed routes.ts, which puts the caller's address into a header. */
export function originOf(headers: { get: (name: string) => string | null } | undefined): Origin {
  return {
    address: headers?.get('x-longhand-address') ?? null,
    userAgent: headers?.get('user-agent') ?? null,
  }
}

/**
 * '203.0.113.77' → '203.0.113.x', '2001:db8:12:3::1' → '2001:db8:12:…': enough to recognise a network, too little to
 * identify a person.
 */
export function coarseAddress(address: string | null): string | null {
  if (!address) return null
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (['127.0.0.1', '::1'].includes(bare)) return 'this computer'
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(bare)) return bare.replace(/\.\d+$/, '.x')
  if (/^[\da-f:]+$/i.test(bare)) return `${firstGroups(bare).join(':')}:…`
  return null
}

function firstGroups(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const groups = head ? head.split(':') : []
  if (tail !== undefined) while (groups.length < 3) groups.push('0')
  return groups.slice(0, 3)
}

const browsers: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]

/** Returns a name such as 'Firefox on Windows'; null for an unrecognised user agent. */
export function deviceName(userAgent: string | null): string | null {
  if (!userAgent) return null
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1]
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? null
}
