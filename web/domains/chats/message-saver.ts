import { limits } from '../../../contract/limits.ts'
import { api } from '../../api.ts'

type Edit = { clientId: string; typingAnimationCompleted?: boolean; text?: string }

const pending = new Map<string, Map<string, Edit>>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Saves edits and reveals in one call after 2 s without another one (1-writing.md section 4). */
export function saveSoon(chatId: string, edit: Edit): void {
  const edits = pending.get(chatId) ?? new Map<string, Edit>()
  edits.set(edit.clientId, { ...edits.get(edit.clientId), ...edit })
  pending.set(chatId, edits)
  clearTimeout(timer)
  timer = setTimeout(saveNow, limits.saveDelayMs)
}

/** At once: the page is about to go, or another chat is opened. */
export function saveNow(): void {
  clearTimeout(timer)
  for (const [chatId, edits] of pending) {
    pending.delete(chatId)
    const json = { messages: [...edits.values()] }
    // A reveal that is not saved costs nothing: the text is stored, and is shown whole the next time.
    api.api.chats[':chatId'].messages
      .$put({ param: { chatId }, json }, { init: { keepalive: true } })
      .catch(() => {})
  }
}

window.addEventListener('pagehide', saveNow)
window.addEventListener('forceSaveMessages', saveNow)
