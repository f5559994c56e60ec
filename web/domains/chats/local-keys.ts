/** The documented local keys, each stored per user id (docs/spec/decisions.md 9). A full or blocked one is ignored. */
type Key = 'lastActiveChatId' | 'lastChatId' | 'chatDrafts' | 'chatFiles' | 'humanize' | `temp_chat_${string}`

export function readLocal(userId: string, key: Key): string | null {
  try {
    return localStorage.getItem(`${key}:${userId}`)
  } catch {
    return null
  }
}

/** Stores a value; null removes the key. */
export function writeLocal(userId: string, key: Key, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`${key}:${userId}`)
    else localStorage.setItem(`${key}:${userId}`, value)
  } catch {
    // The storage is full or blocked; the app works without it.
  }
}

/** Reports whether a chat was opened and has no message yet. */
export function isTemporaryChat(userId: string, chatId: string): boolean {
  return readLocal(userId, `temp_chat_${chatId}`) !== null
}

const temporaryMs = 86_400_000

/** Marks a new chat, and removes the marks of chats that were opened more than a day ago and never used. */
export function flagTemporaryChat(userId: string, chatId: string, now = Date.now()): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('temp_chat_') && Number(localStorage.getItem(key)) < now - temporaryMs)
        localStorage.removeItem(key)
    }
  } catch {
    return
  }
  writeLocal(userId, `temp_chat_${chatId}`, String(now))
}
