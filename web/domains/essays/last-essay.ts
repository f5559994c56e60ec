import { browserStorage, storeItem } from '../../ui/browser-storage.ts'

/** The documented local keys, each stored per user id (docs/spec/decisions.md 9). */
const activeKey = (userId: string) => `lastActiveEssayId:${userId}` as const
const lastKey = (userId: string) => `lastEssayId:${userId}` as const

export function lastActiveEssay(userId: string): string | null {
  return browserStorage('local')?.getItem(activeKey(userId)) ?? null
}

/** Returns the essay that was open before the last one. */
export function previousEssay(userId: string): string | null {
  return browserStorage('local')?.getItem(lastKey(userId)) ?? null
}

/** Remembers the open essay and the one before it. */
export function rememberEssay(userId: string, chatId: string): void {
  const before = lastActiveEssay(userId)
  if (before === chatId) return
  // If the storage is full, the essay is not resumed.
  storeItem('local', activeKey(userId), chatId)
  if (before) storeItem('local', lastKey(userId), before)
}

/** Called when an essay cannot be opened any more, for example because it was deleted. */
export function forgetEssay(userId: string, chatId: string): void {
  if (lastActiveEssay(userId) === chatId) browserStorage('local')?.removeItem(activeKey(userId))
  if (previousEssay(userId) === chatId) browserStorage('local')?.removeItem(lastKey(userId))
}
