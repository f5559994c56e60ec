import { browserStorage, storeItem } from '../../ui/browser-storage.ts'
import { removeLocalCopies } from '../../ui/local-copies.ts'
import { abortOnSignOut } from '../../ui/sign-out-signal.ts'

export type News = 'signed-in' | 'signed-out'

export const topic = 'longhand-session'
// One object for sending and receiving, so that this tab does not receive its own messages.
// The build draws first views, without a window.
export const channel =
  typeof window === 'undefined' || !('BroadcastChannel' in window) ? null : new BroadcastChannel(topic)

export function tellOtherTabs(news: News): void {
  channel?.postMessage(news)
  if (channel) return
  // Removed at once: the other tabs receive the storage event, and no entry stays behind.
  storeItem('local', topic, JSON.stringify({ news, at: Date.now() }))
  browserStorage('local')?.removeItem(topic)
}

/** Removes everything that the app stores in this browser except the theme, which belongs to the device. */
export function forgetThisUser(): void {
  const local = browserStorage('local')
  const theme = local?.getItem('theme')
  local?.clear()
  browserStorage('session')?.clear()
  if (theme) storeItem('local', 'theme', theme)
  void removeLocalCopies()
}

/** A slow disk must not keep the user on the page. */
const copiesPatienceMs = 2_000

/** Loads the page from the server, so that no data of the previous user stays in memory. */
export async function leaveTo(path: '/' | '/login?account=deleted'): Promise<void> {
  abortOnSignOut()
  // Registered last, so that it also removes the draft that the page saves on pagehide.
  addEventListener('pagehide', forgetThisUser)
  // A page that is left first would keep the copies of essays in this browser.
  await Promise.race([removeLocalCopies(), new Promise((resolve) => setTimeout(resolve, copiesPatienceMs))])
  location.replace(path)
}
