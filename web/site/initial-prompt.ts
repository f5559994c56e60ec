import { storeItem } from '../ui/browser-storage.ts'

/** Stored for the page of this new chat, which sends it once and removes it. `at` is in milliseconds since 1970. */
type InitialPrompt = { prompt: string; humanize: boolean; chatId: string; send: true; at: number }

/** Returns false where the browser blocks storage or has no room. */
export function storeInitialPrompt(prompt: string, humanize: boolean, chatId: string): boolean {
  const value: InitialPrompt = { prompt, humanize, chatId, send: true, at: Date.now() }
  return storeItem('local', 'initialPrompt', JSON.stringify(value))
}
