import type { PreferencesPatch } from '../../../contract/preferences.ts'
import { browserStorage, storeItem } from '../../ui/browser-storage.ts'

type Name = keyof PreferencesPatch
/** Changes that the server has not saved yet, with the values that they replace. */
type Kept = { patch: PreferencesPatch; before: PreferencesPatch }

/** The changes of this page by owner, where the browser blocks its storage or has no room left. */
const unstored = new Map<string, Kept>()

/** Reads the changes that the server has not saved yet, kept in this browser for their owner. */
export function readPending(userId: string): PreferencesPatch {
  return readKept(userId).patch
}

export function hasPending(userId: string): boolean {
  return Object.keys(readPending(userId)).length > 0
}

/** `before` has the values that the changes replace, to notice a change by another device. */
export function keepPending(userId: string, patch: PreferencesPatch, before: PreferencesPatch = {}): void {
  const kept = readKept(userId)
  const replaced = Object.fromEntries(
    Object.keys(patch).flatMap((name) =>
      name in kept.patch || !(name in before) ? [] : [[name, before[name as Name]]],
    ),
  )
  write(userId, { patch: { ...kept.patch, ...patch }, before: { ...replaced, ...kept.before } })
}

/**
 * Drops changes, except values that changed again in the meantime. `isSaved` means that the server has saved them: they
 * are then what the later values replace, not a change by another device.
 */
export function dropPending(userId: string, changes: PreferencesPatch, isSaved = false): void {
  const { patch, before } = readKept(userId)
  const left = Object.entries(patch).filter(([name, value]) => changes[name as Name] !== value)
  write(userId, { patch: Object.fromEntries(left), before: isSaved ? { ...before, ...changes } : before })
}

/**
 * Takes out the changes whose value another device has changed since, and returns them: what the account has now is
 * kept, and the user decides.
 */
export function takeConflicts(userId: string, stored: PreferencesPatch): PreferencesPatch {
  const { patch, before } = readKept(userId)
  const conflicts = Object.entries(patch).filter(([key, value]) => {
    const name = key as Name
    return name in before && stored[name] !== before[name] && stored[name] !== value
  })
  const taken = Object.fromEntries(conflicts) as PreferencesPatch
  if (conflicts.length > 0) dropPending(userId, taken)
  return taken
}

function readKept(userId: string): Kept {
  const ofThisPage = unstored.get(userId)
  if (ofThisPage) return ofThisPage
  try {
    const stored = JSON.parse(browserStorage('local')?.getItem(keyOf(userId)) ?? '{}') as Partial<Kept> | null
    return { patch: { ...stored?.patch }, before: { ...stored?.before } }
  } catch {
    return { patch: {}, before: {} }
  }
}

function write(userId: string, { patch, before }: Kept): void {
  unstored.delete(userId)
  if (Object.keys(patch).length === 0) {
    browserStorage('local')?.removeItem(keyOf(userId))
    return
  }
  const kept = { patch, before: Object.fromEntries(Object.entries(before).filter(([name]) => name in patch)) }
  if (!storeItem('local', keyOf(userId), JSON.stringify(kept))) unstored.set(userId, kept)
}

const keyOf = (userId: string) => `preferences:${userId}` as const
