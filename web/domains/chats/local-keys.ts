/** The documented local keys, each kept per user id (docs/spec/decisions.md 9). A full or closed storage is no error. */
type Key = 'lastActiveChatId' | 'lastChatId' | 'chatDrafts' | 'chatFiles' | 'humanize' | `temp_chat_${string}`

export function readLocal(userId: string, key: Key): string | null {
  try {
    return localStorage.getItem(`${key}:${userId}`)
  } catch {
    return null
  }
}

/** Null removes the key. */
export function writeLocal(userId: string, key: Key, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`${key}:${userId}`)
    else localStorage.setItem(`${key}:${userId}`, value)
  } catch {
    // Storage is full or switched off: the app works without it.
  }
}

/** A chat that was opened and has no message yet. */
export function isTemporaryChat(userId: string, chatId: string): boolean {
  return readLocal(userId, `temp_chat_${chatId}`) !== null
}

const temporaryMs = 86_400_000

/** Flags a new chat, and forgets the flags of those that were opened more than a day ago and never used. */
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
