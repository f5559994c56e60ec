import { browserStorage, storeItem } from '../../../ui/browser-storage.ts'

const keyOf = (owner: string) => `detectorDraft:${owner}` as const

/** Reads the draft of this tab and owner (a user's id or 'visitor'), which survives a reload and a sign-in. */
export function readDetectorDraft(owner: string): string {
  return browserStorage('session')?.getItem(keyOf(owner)) ?? ''
}

/** Saves the draft. Another screen hands over a text in the same way before it opens /ai-detector. */
export function saveDetectorDraft(owner: string, text: string): void {
  // Beyond the browser's storage limit the text stays on the screen but does not survive a reload.
  if (text) storeItem('session', keyOf(owner), text)
  else browserStorage('session')?.removeItem(keyOf(owner))
}

/** Joins a visitor's draft with the user's own after sign-in: the user's text first, then what was typed. */
export function withVisitorDraft(owner: string, typed: string): string {
  const own = readDetectorDraft(owner)
  if (typed.trim() === '') return own
  if (own.trim() === '') return typed
  if (own.includes(typed)) return own
  return `${own}\n\n${typed}`
}

/** Returns the text of `?text=` and the address without it (docs/spec/decisions.md 11). */
export function textOfAddress(address: string): { text: string | null; clean: string } {
  const url = new URL(address)
  const text = url.searchParams.get('text')
  url.searchParams.delete('text')
  return { text: text || null, clean: url.pathname + url.search + url.hash }
}
