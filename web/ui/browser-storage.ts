/** A browser that keeps nothing for this site throws at the mere name of a storage; then it is null. */
export function browserStorage(kind: 'local' | 'session'): Storage | null {
  try {
    return kind === 'local' ? localStorage : sessionStorage
  } catch {
    return null
  }
}

/** Browsers forbid storages together with cookies, and some say so nowhere else. */
export function keepsCookies(): boolean {
  return navigator.cookieEnabled && browserStorage('local') !== null
}
