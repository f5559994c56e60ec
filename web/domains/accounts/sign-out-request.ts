import { browserStorage, storeItem } from '../../ui/browser-storage.ts'

const key = 'sign-out-requested'

/** Asks the application to sign out. A static page does this when the user first has to be asked something. */
export function requestSignOut(): void {
  storeItem('session', key, 'true')
}

/** Reports whether a static page of this tab asked for a sign-out, once. */
export function takeSignOutRequest(): boolean {
  const storage = browserStorage('session')
  const isRequested = storage?.getItem(key) === 'true'
  storage?.removeItem(key)
  return isRequested
}
