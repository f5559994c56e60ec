import type { MessageEdits } from '../../../../contract/chats/chats.ts'
import { limits } from '../../../../contract/limits.ts'
import { api } from '../../../api.ts'
import { beforeSignOut } from '../../../ui/history/before-sign-out.ts'

type Edit = MessageEdits['messages'][number]

const pending = new Map<string, Map<string, Edit>>()
const retryMs = 15_000
let timer: ReturnType<typeof setTimeout> | undefined

function add(chatId: string, edit: Edit): void {
  const edits = pending.get(chatId) ?? new Map<string, Edit>()
  edits.set(edit.clientId, { ...edits.get(edit.clientId), ...edit })
  pending.set(chatId, edits)
}

function saveIn(ms: number): void {
  clearTimeout(timer)
  timer = setTimeout(saveNow, ms)
}

/** Saves edits and reveals in one request after 2 s without another one (docs/spec/1-writing.md section 4). */
export function saveSoon(chatId: string, edit: Edit): void {
  add(chatId, edit)
  saveIn(limits.saveDelayMs)
}

/** Saves at once, on sign-out, when the page is unloaded or when another chat is opened. */
async function saveNow(): Promise<void> {
  clearTimeout(timer)
  const unsaved = [...pending]
  pending.clear()
  await Promise.all(unsaved.map(([chatId, edits]) => save(chatId, [...edits.values()])))
}

beforeSignOut(saveNow)

/** Retries later when offline. Edits that the server refused are dropped, because their chat is gone. */
async function save(chatId: string, messages: Edit[]): Promise<void> {
  const call = api.api.chats[':chatId'].messages.$put(
    { param: { chatId }, json: { messages } },
    { init: { keepalive: true } },
  )
  const status = await call.then((response): number => response.status).catch(() => 0)
  if (status !== 0 && status < 500) return
  for (const edit of messages) add(chatId, { ...edit, ...pending.get(chatId)?.get(edit.clientId) })
  saveIn(retryMs)
}

// The build draws first views, without a window.
if (typeof window !== 'undefined')
  for (const event of ['pagehide', 'forceSaveMessages']) window.addEventListener(event, saveNow)
