import { readLocal, writeLocal } from '../local-keys.ts'

type Drafts = Record<string, { text: string; at: number }>

const draftsMax = 30

function readDrafts(userId: string): Drafts {
  try {
    return JSON.parse(readLocal(userId, 'chatDrafts') ?? '{}') as Drafts
  } catch {
    return {}
  }
}

/** Returns the unsent text of a chat. */
export function readDraft(userId: string, chatId: string): string {
  return readDrafts(userId)[chatId]?.text ?? ''
}

/** Stores a draft and keeps the newest thirty. An empty text removes the draft. */
export function writeDraft(userId: string, chatId: string, text: string): void {
  const { [chatId]: _, ...others } = readDrafts(userId)
  const drafts = text ? { ...others, [chatId]: { text, at: Date.now() } } : others
  const newest = Object.entries(drafts)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, draftsMax)
  writeLocal(userId, 'chatDrafts', newest.length > 0 ? JSON.stringify(Object.fromEntries(newest)) : null)
}
