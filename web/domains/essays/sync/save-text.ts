import * as Y from 'yjs'
import type { EssayUpdate } from '../../../../contract/essays/essays.ts'
import { postUpdate } from '../queries.ts'
import { toBase64 } from './base64.ts'
import { notify, type OpenParts, type PendingUpdate } from './open-state.ts'
import { markUnsent } from './unsent-essays.ts'

/** The browser's limit of 64 KB for a request that outlives its page, less the rest of the body. */
const lastCharactersMax = 60_000
/** Beyond this, what the server lacks is computed from the document, which leaves out what was deleted since. */
const mergedBytesMax = 1_000_000

/** Takes changes of the text that are to be sent to the server. */
export function keepPending({ state, saver }: OpenParts, updates: PendingUpdate[]): void {
  state.pending.push(...updates)
  markUnsent(state.userId, state.chatId, true)
  saver.touch()
  notify(state)
}

/** Sends all changes that are pending as one. */
export async function saveText(parts: OpenParts): Promise<void> {
  const { state, tabs } = parts
  const batch = state.pending.slice()
  const last = batch.at(-1)
  if (!last) return
  const { seq: stored } = await postUpdate(state.chatId, changeOf(parts, batch))
  state.pending = state.pending.slice(batch.length)
  tabs.sendSaved(last.number)
  // Another number means that another device has written in between.
  if (stored === state.seq + 1) state.seq = stored
  else state.mustPull = true
}

/** Sends the last changes with a request that outlives the page. */
export function saveLastText(parts: OpenParts): void {
  const { pending, isConnected, chatId } = parts.state
  if (pending.length === 0 || !isConnected) return
  const change = changeOf(parts, pending)
  // The next visit sends it again from the copy in this browser if this request fails.
  if (change.update.length <= lastCharactersMax) postUpdate(chatId, change, true).catch(() => {})
}

/** Says when the last change was made only where the authorship record is on. */
function changeOf(parts: OpenParts, batch: PendingUpdate[]): EssayUpdate {
  const update = toBase64(updateOf(parts, batch))
  const writtenAt = batch.at(-1)?.at?.toISOString()
  return parts.state.memory.record === 'on' && writtenAt ? { update, writtenAt } : { update }
}

function updateOf({ state, saver }: OpenParts, batch: PendingUpdate[]): Uint8Array {
  const merged = Y.mergeUpdates(batch.map(({ update }) => update))
  const isLarge = merged.length > mergedBytesMax || saver.failure()?.status === 413
  return isLarge ? Y.encodeStateAsUpdate(state.doc, state.serverVector) : merged
}
