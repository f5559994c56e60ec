export type YjsTask = { kind: 'check'; update: Uint8Array } | { kind: 'merge'; updates: Uint8Array[] }

/**
 * A document after its updates: the Yjs state that replaces them, its content as JSON, and its
 * text in passages of a limited length. `unmerged` has the places of the updates that cannot be merged and are not in the state.
 */
export type MergedDocument = {
  state: Uint8Array
  document: string
  passages: string[]
  words: number
  unmerged: number[]
}

/** `null` if the document cannot be read. */
export type YjsAnswer =
  | { kind: 'check'; isReadable: boolean }
  | { kind: 'merge'; merged: MergedDocument | null }
