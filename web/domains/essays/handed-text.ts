import { browserStorage } from '../../ui/browser-storage.ts'

export type HandedText = { text: string; sourceChatId: string | null }

/** What was handed over to an essay that is about to open, until its page has used it. */
const handed = new Map<string, HandedText>()

/**
 * Takes the text that another page left for the essay writer in the documented session keys
 * (docs/spec/1-writing.md section 7). The keys are read once and deleted.
 */
export function receiveHandedText(chatId: string): void {
  const storage = browserStorage('session')
  const text = storage?.getItem('essayWriterMessageContent')
  const sourceChatId = storage?.getItem('essayWriterSourceChatId') ?? null
  storage?.removeItem('essayWriterMessageContent')
  storage?.removeItem('essayWriterSourceChatId')
  if (text) handed.set(chatId, { text, sourceChatId: sourceChatId || null })
}

/** Returns the text for this essay once; null if there is none. */
export function takeHandedText(chatId: string): HandedText | null {
  const found = handed.get(chatId) ?? null
  handed.delete(chatId)
  return found
}
