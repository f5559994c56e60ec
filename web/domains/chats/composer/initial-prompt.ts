import { browserStorage } from '../../../ui/browser-storage.ts'

const key = 'initialPrompt'
/** Long enough for a sign-up on the way, short enough that no prompt is sent the next day. */
const freshMs = 3_600_000

export type InitialPrompt = { prompt: string; humanize: boolean }

/** Reports whether the landing page created this chat id, in which case the server does not know it yet. */
export function isChatOfInitialPrompt(chatId: string): boolean {
  try {
    const stored = JSON.parse(browserStorage('local')?.getItem(key) ?? 'null') as { chatId?: unknown } | null
    return stored?.chatId === chatId
  } catch {
    return false
  }
}

/**
 * Takes the prompt that the landing page's mini chat stored: the only message that is sent without a click
 * (docs/spec/decisions.md 11). It is removed from storage. A different `prompt` in the address is not sent.
 */
export function takeInitialPrompt(inAddress: string | null, now = Date.now()): InitialPrompt | null {
  const storage = browserStorage('local')
  const stored = storage?.getItem(key) ?? null
  if (stored === null) return null
  storage?.removeItem(key)
  try {
    const { prompt, humanize, send, at } = JSON.parse(stored) as Record<string, unknown>
    if (typeof prompt !== 'string' || !prompt.trim() || send !== true) return null
    if (typeof at !== 'number' || Math.abs(now - at) > freshMs) return null
    if (inAddress !== null && inAddress.trim() !== prompt.trim()) return null
    return { prompt, humanize: humanize === true }
  } catch {
    return null
  }
}
