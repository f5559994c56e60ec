import type { CommentPassage, TextRange } from '../../../contract/essays/comments.ts'

export type YjsTask =
  | { kind: 'check'; update: Uint8Array }
  | { kind: 'merge'; updates: Uint8Array[] }
  | ({ kind: 'append' } & AppendTask)
  | ({ kind: 'locate' } & LocateTask)
  | ({ kind: 'anchor' } & AnchorTask)

/** Markdown to write at the end of the document that the updates make. */
export type AppendTask = { updates: Uint8Array[]; markdown: string; isRecorded: boolean }
/** The words of comments, to find where they are. */
export type LocateTask = { state: Uint8Array; passages: CommentPassage[] }
/** Words that get a lasting place. */
export type AnchorTask = { state: Uint8Array; range: TextRange; quote: string }

/**
 * A document after its updates: the Yjs state that replaces them, its content as JSON, and its
 * text in passages of a limited length. `unmerged` has the places of the updates that cannot be merged and are not in the state.
 */
export type MergedDocument = {
  state: Uint8Array
  document: string
  passages: string[]
  words: number
  /** The heading that the text begins with, or null. */
  heading: string | null
  unmerged: number[]
}

/** `null` if the document cannot be read. */
export type YjsAnswer =
  | { kind: 'check'; isReadable: boolean }
  | { kind: 'merge'; merged: MergedDocument | null }
  | { kind: 'append'; update: Uint8Array | null }
  | { kind: 'locate'; ranges: (TextRange | null)[] }
  | { kind: 'anchor'; passage: CommentPassage | null }
