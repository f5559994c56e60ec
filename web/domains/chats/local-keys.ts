import { browserStorage, storeItem } from '../../ui/browser-storage.ts'

/** The documented local keys, each stored per user id (docs/spec/decisions.md 9). A full or blocked one is ignored. */
type Key = 'lastActiveChatId' | 'lastChatId' | 'chatDrafts' | 'chatFiles' | 'humanize' | `temp_chat_${string}`

export function readLocal(userId: string, key: Key): string | null {
  return browserStorage('local')?.getItem(`${key}:${userId}`) ?? null
}

/** Stores a value; null removes the key. */
export function writeLocal(userId: string, key: Key, value: string | null): void {
  if (value === null) browserStorage('local')?.removeItem(`${key}:${userId}`)
  else storeItem('local', `${key}:${userId}`, value)
}

/** Reports whether a chat was opened and has no message yet. */
export function isTemporaryChat(userId: string, chatId: string): boolean {
  return readLocal(userId, `temp_chat_${chatId}`) !== null
}

const temporaryMs = 86_400_000

/** Marks a new chat, and removes the marks of chats that were opened more than a day ago and never used. */
export function flagTemporaryChat(userId: string, chatId: string, now = Date.now()): void {
  const storage = browserStorage('local')
  for (const key of Object.keys(storage ?? {}))
    if (key.startsWith('temp_chat_') && Number(storage?.getItem(key)) < now - temporaryMs)
      storage?.removeItem(key)
  writeLocal(userId, `temp_chat_${chatId}`, String(now))
}
