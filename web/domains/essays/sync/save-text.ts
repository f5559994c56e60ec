import * as Y from 'yjs'
import type { EssayUpdate } from '../../../../contract/essays/essays.ts'
import { toBase64 } from '../../../../contract/text/base64.ts'
import { postUpdate } from '../queries.ts'
import { markUnsent } from './browser/unsent-essays.ts'
import type { OpenParts } from './open-parts.ts'
import type { PendingUpdate } from './pending-changes.ts'

/** The browser's limit of 64 KB for a request that outlives its page, less the rest of the body. */
const lastCharactersMax = 60_000
/** Beyond this, what the server lacks is computed from the document, which leaves out what was deleted since. */
const mergedBytesMax = 1_000_000

/** Takes changes of the text that are to be sent to the server. */
export function keepPending(
  { chatId, userId, pending, saver, views }: OpenParts,
  updates: PendingUpdate[],
): void {
  pending.add(updates)
  markUnsent(userId, chatId, true)
  saver.touch()
  views.changed()
}

/** Sends all changes that are pending as one. */
export async function saveText(parts: OpenParts): Promise<void> {
  const { chatId, pending, server, tabs } = parts
  const batch = pending.list()
  const last = batch.at(-1)
  if (!last) return
  const { seq } = await postUpdate(chatId, changeOf(parts, batch))
  pending.removeSaved(batch.length)
  tabs.sendSaved(last.number)
  server.noteStored(seq)
}

/** Sends the last changes with a request that outlives the page. */
export function saveLastText(parts: OpenParts): void {
  const { chatId, pending, server } = parts
  if (!pending.hasSome() || !server.isConnected()) return
  const change = changeOf(parts, pending.list())
  // The next visit sends it again from the copy in this browser if this request fails.
  if (change.update.length <= lastCharactersMax) postUpdate(chatId, change, true).catch(() => {})
}

/** Says when the last change was made only where the authorship record is on. */
function changeOf(parts: OpenParts, batch: readonly PendingUpdate[]): EssayUpdate {
  const update = toBase64(updateOf(parts, batch))
  const writtenAt = batch.at(-1)?.at?.toISOString()
  return parts.metadata.read().record === 'on' && writtenAt ? { update, writtenAt } : { update }
}

function updateOf({ doc, server, saver }: OpenParts, batch: readonly PendingUpdate[]): Uint8Array {
  const merged = Y.mergeUpdates(batch.map(({ update }) => update))
  const isLarge = merged.length > mergedBytesMax || saver.failure()?.status === 413
  return isLarge ? Y.encodeStateAsUpdate(doc, server.vector()) : merged
}
