import { browserStorage, storeItem } from '../../../../ui/browser-storage.ts'

const keyOf = (userId: string) => `unsentEssays:${userId}` as const
const timeKeyOf = (userId: string) => `unsentAt:${userId}` as const

/** Returns the essays with words that only this browser has. */
export function unsentEssays(userId: string): string[] {
  try {
    const stored: unknown = JSON.parse(browserStorage('local')?.getItem(keyOf(userId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function markUnsent(userId: string, chatId: string, isUnsent: boolean): void {
  if (isUnsent) noteTime(userId, Date.now())
  const before = unsentEssays(userId)
  if (before.includes(chatId) === isUnsent) return
  const others = before.filter((id) => id !== chatId)
  const after = isUnsent ? [...others, chatId] : others
  // If the storage is full, the essay itself is stored elsewhere, and saved all the same.
  if (after.length > 0) storeItem('local', keyOf(userId), JSON.stringify(after))
  else for (const key of [keyOf(userId), timeKeyOf(userId)]) browserStorage('local')?.removeItem(key)
}

const keptMs = 7 * 86_400_000
/** The time is written once a minute at most: a writer changes the essay with every key. */
const timeEveryMs = 60_000

/** Notes that the user has just written words that are not on the server yet. */
function noteTime(userId: string, now: number): void {
  if (now - timeOf(userId) > timeEveryMs) storeItem('local', timeKeyOf(userId), String(now))
}

function timeOf(userId: string): number {
  return Number(browserStorage('local')?.getItem(timeKeyOf(userId)) ?? 0)
}

/** Returns the essays whose unsent words outlast the end of a session, for a week after the last of them. */
export function lastingEssays(userId: string, now = Date.now()): string[] {
  return now - timeOf(userId) < keptMs ? unsentEssays(userId) : []
}
