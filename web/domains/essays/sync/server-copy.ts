import * as Y from 'yjs'
import { fromBase64 } from '../../../../contract/text/base64.ts'
import { getEssay, getUpdates, putEssay } from '../queries.ts'
import { applyUpdates } from './apply-updates.ts'
import type { Metadata } from './metadata.ts'
import { missingUpdate } from './missing-update.ts'
import type { PendingChanges } from './pending-changes.ts'
import type { UnmergedChanges } from './unmerged-changes.ts'

/** Marks changes that the server has already. */
export const fromServer = Symbol('server')

/** What the server has of an open essay. */
export type ServerCopy = {
  isConnected: () => boolean
  /** The server has answered at least once. */
  wasConnected: () => boolean
  /** Connects if that is still to be done, or must be done again. */
  connect: () => Promise<void>
  /** The essay is to be read again as a whole. */
  disconnect: () => void
  /** Reads and merges what other devices have written, if there may be something. */
  pull: () => Promise<void>
  mustPull: () => boolean
  /** Other devices may have written. */
  expectNews: () => void
  /** Reports whether this update is a later one than those that were read. */
  isNews: (seq: number) => boolean
  /** The server has stored a change of this tab under this number. */
  noteStored: (seq: number) => void
  /** What the server had when it was asked first. */
  vector: () => Uint8Array | undefined
  /** The number of words that only this browser had when the essay was opened; null if there were none. */
  restored: () => number | null
  dismissRestored: () => void
}

type ServerParts = {
  chatId: string
  doc: Y.Doc
  metadata: Metadata
  pending: PendingChanges
  unmerged: UnmergedChanges
  /** Returns what this browser had when its copy was read. */
  takeHad: () => Map<number, number>
}

export function createServerCopy(parts: ServerParts): ServerCopy {
  const { chatId, doc, metadata, pending } = parts
  /** The number of the last update of the server that this document has. */
  let seq = 0
  let vector: Uint8Array | undefined
  let isConnected = false
  let wasConnected = false
  let mustPull = false
  let restored: number | null = null

  /** Reads the essay from the server, merges it, and finds out what the server does not have. */
  async function connect(): Promise<void> {
    const opened = metadata.read().isKnown ? await getEssay(chatId) : await putEssay(chatId)
    const hadText = doc.store.clients.size > 0
    const updates = takeUpdates(parts, opened.updates.map(fromBase64))
    // An essay that was stored again after its deletion has nothing.
    vector = updates.length > 0 ? Y.encodeStateVectorFromUpdate(Y.mergeUpdates(updates)) : undefined
    if (hadText) {
      const missing = missingUpdate(doc, updates, parts.takeHad())
      if (missing?.words) restored = missing.words
      pending.replaceAll(missing?.update ?? null)
    }
    seq = opened.seq
    isConnected = true
    wasConnected = true
    metadata.takeOpened(opened.essay)
  }

  async function pull(): Promise<void> {
    mustPull = false
    const changes = await getUpdates(chatId, seq).catch((error: unknown) => {
      mustPull = true
      throw error
    })
    takeUpdates(parts, changes.updates.map(fromBase64))
    seq = Math.max(seq, changes.seq)
    metadata.takeStored(changes)
  }

  return {
    isConnected: () => isConnected,
    wasConnected: () => wasConnected,
    async connect() {
      if (!isConnected) await connect()
    },
    disconnect() {
      isConnected = false
    },
    async pull() {
      if (mustPull) await pull()
    },
    mustPull: () => mustPull,
    expectNews() {
      mustPull = true
    },
    isNews: (other) => other > seq,
    noteStored(stored) {
      // Another number means that another device has written in between.
      if (stored === seq + 1) seq = stored
      else mustPull = true
    },
    vector: () => vector,
    restored: () => restored,
    dismissRestored() {
      restored = null
    },
  }
}

/** Merges updates of the server. Returns those that could be merged. */
function takeUpdates({ doc, unmerged }: ServerParts, updates: Uint8Array[]): Uint8Array[] {
  const refused = applyUpdates(doc, updates, fromServer)
  if (refused.length === 0) return updates
  unmerged.keep(refused)
  return updates.filter((update) => !refused.includes(update))
}
