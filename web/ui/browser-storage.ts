/** Returns the storage, or null where the browser blocks it: reading the property alone throws there. */
export function browserStorage(kind: 'local' | 'session'): Storage | null {
  try {
    return kind === 'local' ? localStorage : sessionStorage
  } catch {
    return null
  }
}

/** Reports whether cookies are kept. Some browsers that block cookies reveal it only by blocking storage. */
export function keepsCookies(): boolean {
  return navigator.cookieEnabled && browserStorage('local') !== null
}
