import { browserStorage } from '../../ui/browser-storage.ts'

/** The documented local keys, each stored per user id (docs/spec/decisions.md 9). */
const activeKey = (userId: string) => `lastActiveEssayId:${userId}`
const lastKey = (userId: string) => `lastEssayId:${userId}`

export function lastActiveEssay(userId: string): string | null {
  return browserStorage('local')?.getItem(activeKey(userId)) ?? null
}

/** Remembers the open essay and the one before it. */
export function rememberEssay(userId: string, chatId: string): void {
  const before = lastActiveEssay(userId)
  if (before === chatId) return
  write(activeKey(userId), chatId)
  if (before) write(lastKey(userId), before)
}

/** Called when an essay cannot be opened any more, for example because it was deleted. */
export function forgetEssay(userId: string, chatId: string): void {
  if (lastActiveEssay(userId) === chatId) browserStorage('local')?.removeItem(activeKey(userId))
}

function write(key: string, value: string): void {
  try {
    browserStorage('local')?.setItem(key, value)
  } catch {
    // The storage is full; the essay is then not resumed.
  }
}
