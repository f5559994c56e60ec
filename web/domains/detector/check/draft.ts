import { browserStorage } from '../../../ui/browser-storage.ts'

function keyOf(owner: string): string {
  return `detectorDraft:${owner}`
}

/** Kept for this tab and for its owner, a user's id or 'visitor', so that a reload or a sign-in loses nothing. */
export function readDetectorDraft(owner: string): string {
  return browserStorage('session')?.getItem(keyOf(owner)) ?? ''
}

/** Also how another screen hands over a text: save it, then go to /ai-detector. */
export function saveDetectorDraft(owner: string, text: string): void {
  try {
    if (text) browserStorage('session')?.setItem(keyOf(owner), text)
    else browserStorage('session')?.removeItem(keyOf(owner))
  } catch {
    // The browser's own limit: the text stays on the screen, it only does not survive a reload.
  }
}

/** A visitor has signed in: what was typed goes along, after what the user had left here before. */
export function withVisitorDraft(owner: string, typed: string): string {
  const own = readDetectorDraft(owner)
  if (typed.trim() === '') return own
  if (own.trim() === '') return typed
  if (own.includes(typed)) return own
  return `${own}\n\n${typed}`
}

/** The text of `?text=`, and the address without it (docs/spec/decisions.md 11). */
export function textOfAddress(address: string): { text: string | null; clean: string } {
  const url = new URL(address)
  const text = url.searchParams.get('text')
  url.searchParams.delete('text')
  return { text: text || null, clean: url.pathname + url.search + url.hash }
}
