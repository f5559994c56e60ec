const key = 'detectorDraft'

/** Kept for this tab, so that a reload or a sign-in loses nothing. */
export function readDetectorDraft(): string {
  return sessionStorage.getItem(key) ?? ''
}

/** Also how another screen hands over a text: save it, then go to /ai-detector. */
export function saveDetectorDraft(text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text)
    else sessionStorage.removeItem(key)
  } catch {
    // The browser's own limit: the text stays on the screen, it only does not survive a reload.
  }
}

/** The text of `?text=`, and the address without it (decisions.md 11). */
export function textOfAddress(address: string): { text: string | null; clean: string } {
  const url = new URL(address)
  const text = url.searchParams.get('text')
  url.searchParams.delete('text')
  return { text: text || null, clean: url.pathname + url.search + url.hash }
}
