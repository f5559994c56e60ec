import * as Y from 'yjs'

/**
 * Merges updates into a document, as one change. Returns those that cannot be merged: a single one of them does not keep
 * the others out.
 */
export function applyUpdates(doc: Y.Doc, updates: Uint8Array[], origin: unknown): Uint8Array[] {
  try {
    doc.transact(() => {
      for (const update of updates) Y.applyUpdate(doc, update)
    }, origin)
    return []
  } catch {
    return updates.filter((update) => !canApply(doc, update, origin))
  }
}

function canApply(doc: Y.Doc, update: Uint8Array, origin: unknown): boolean {
  try {
    Y.applyUpdate(doc, update, origin)
    return true
  } catch {
    return false
  }
}
