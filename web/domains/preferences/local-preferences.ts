import type { PreferencesPatch } from '../../../contract/preferences.ts'
import { browserStorage } from '../../ui/browser-storage.ts'

/** Reads the changes that the server has not saved yet, kept in this browser for their owner. */
export function readPending(userId: string): PreferencesPatch {
  try {
    const stored = JSON.parse(browserStorage('local')?.getItem(keyOf(userId)) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as PreferencesPatch) : {}
  } catch {
    return {}
  }
}

export function keepPending(userId: string, patch: PreferencesPatch): void {
  write(userId, { ...readPending(userId), ...patch })
}

/** Drops the changes that the server has saved, except values that changed again in the meantime. */
export function dropPending(userId: string, saved: PreferencesPatch): void {
  const left = Object.entries(readPending(userId)).filter(
    ([name, value]) => saved[name as keyof PreferencesPatch] !== value,
  )
  write(userId, Object.fromEntries(left))
}

function write(userId: string, patch: PreferencesPatch): void {
  const storage = browserStorage('local')
  try {
    if (Object.keys(patch).length === 0) storage?.removeItem(keyOf(userId))
    else storage?.setItem(keyOf(userId), JSON.stringify(patch))
  } catch {
    // The storage is full: the change lasts until the page is left.
  }
}

function keyOf(userId: string): string {
  return `preferences:${userId}`
}
