import * as Y from 'yjs'
import { getEssay, getUpdates, putEssay } from '../queries.ts'
import { applyUpdates } from './apply-updates.ts'
import { fromBase64 } from './base64.ts'
import { takeMeta } from './metadata.ts'
import { missingUpdate } from './missing-update.ts'
import { fromServer, keepUnmerged, type OpenState } from './open-state.ts'

/** Reads the essay from the server, merges it, and finds out what the server does not have. */
export async function connectEssay(state: OpenState): Promise<void> {
  const { chatId, doc, memory } = state
  const opened = memory.isKnown ? await getEssay(chatId) : await putEssay(chatId)
  const hadText = doc.store.clients.size > 0
  const updates = takeUpdates(state, opened.updates.map(fromBase64))
  // An essay that was stored again after its deletion has nothing.
  state.serverVector = updates.length > 0 ? Y.encodeStateVectorFromUpdate(Y.mergeUpdates(updates)) : undefined
  if (hadText) {
    const missing = missingUpdate(doc, updates, state.copied ?? new Map())
    if (missing?.words) state.restored = missing.words
    state.copied = null
    const last = state.pending.at(-1)?.number ?? 0
    state.pending = missing ? [{ update: missing.update, number: last, at: null }] : []
  }
  state.seq = opened.seq
  state.isConnected = true
  state.isLoaded = true
  memory.isKnown = true
  takeMeta(state, opened.essay)
}

/** Reads and merges what other devices have written since. */
export async function pullUpdates(state: OpenState): Promise<void> {
  state.mustPull = false
  const changes = await getUpdates(state.chatId, state.seq).catch((error: unknown) => {
    state.mustPull = true
    throw error
  })
  takeUpdates(state, changes.updates.map(fromBase64))
  state.seq = Math.max(state.seq, changes.seq)
  takeMeta(state, changes)
}

/** Merges updates of the server. Returns those that could be merged. */
function takeUpdates(state: OpenState, updates: Uint8Array[]): Uint8Array[] {
  const unmerged = applyUpdates(state.doc, updates, fromServer)
  if (unmerged.length === 0) return updates
  keepUnmerged(state, unmerged)
  return updates.filter((update) => !unmerged.includes(update))
}
