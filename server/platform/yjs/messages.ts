export type YjsTask =
  | { kind: 'check'; update: Uint8Array }
  | { kind: 'merge'; updates: Uint8Array[] }
  | ({ kind: 'append' } & AppendTask)

/** Markdown to write at the end of the document that the updates make. */
export type AppendTask = { updates: Uint8Array[]; markdown: string; isRecorded: boolean }

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
  | { kind: 'append'; update: Uint8Array | null }
