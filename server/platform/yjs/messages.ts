export type YjsTask = { kind: 'check'; update: Uint8Array } | { kind: 'merge'; updates: Uint8Array[] }

/** A document after all its updates: the Yjs state that replaces them, and its content as JSON. */
export type MergedDocument = { state: Uint8Array; document: string; words: number }

/** `null` if the updates cannot be read. */
export type YjsAnswer =
  | { kind: 'check'; isReadable: boolean }
  | { kind: 'merge'; merged: MergedDocument | null }
