/** Returns the storage, or null where the browser blocks it: reading the property alone throws there. */
export function browserStorage(kind: 'local' | 'session'): Storage | null {
  try {
    return kind === 'local' ? localStorage : sessionStorage
  } catch {
    return null
  }
}

/** Stores a value. Returns false where the browser blocks storage or has no room left, and the value is not kept. */
export function storeItem(kind: 'local' | 'session', key: string, value: string): boolean {
  try {
    const storage = browserStorage(kind)
    storage?.setItem(key, value)
    return storage !== null
  } catch {
    return false
  }
}

/** Reports whether cookies are kept. Some browsers that block cookies reveal it only by blocking storage. */
export function keepsCookies(): boolean {
  return navigator.cookieEnabled && browserStorage('local') !== null
}
