import { browserStorage } from '../../../ui/browser-storage.ts'

const keyOf = (userId: string) => `unsentEssays:${userId}`

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
  const before = unsentEssays(userId)
  if (before.includes(chatId) === isUnsent) return
  const others = before.filter((id) => id !== chatId)
  const after = isUnsent ? [...others, chatId] : others
  const storage = browserStorage('local')
  try {
    if (after.length === 0) storage?.removeItem(keyOf(userId))
    else storage?.setItem(keyOf(userId), JSON.stringify(after))
  } catch {
    // The storage is full. The essay itself is stored elsewhere, and saved all the same.
  }
}
