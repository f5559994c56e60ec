import * as Y from 'yjs'
import { getEssay, getUpdates, putEssay } from '../queries.ts'
import { fromBase64 } from './base64.ts'
import { takeMeta } from './metadata.ts'
import { missingUpdate } from './missing-update.ts'
import { fromServer, type OpenState } from './open-state.ts'

/** Reads the essay from the server, merges it, and finds out what the server does not have. */
export async function connectEssay(state: OpenState): Promise<void> {
  const { chatId, doc, memory } = state
  const opened = memory.isKnown ? await getEssay(chatId) : await putEssay(chatId)
  const updates = opened.updates.map(fromBase64)
  const hadText = doc.store.clients.size > 0
  applyUpdates(state, updates)
  if (updates.length > 0) state.serverVector = Y.encodeStateVectorFromUpdate(Y.mergeUpdates(updates))
  if (hadText) {
    const missing = missingUpdate(doc, updates)
    if (missing && state.pending.length === 0) state.restored = missing.words || null
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
  const changes = await getUpdates(state.chatId, state.seq)
  applyUpdates(state, changes.updates.map(fromBase64))
  state.seq = Math.max(state.seq, changes.seq)
  takeMeta(state, changes)
}

function applyUpdates({ doc }: OpenState, updates: Uint8Array[]): void {
  doc.transact(() => {
    for (const update of updates) Y.applyUpdate(doc, update)
  }, fromServer)
}
