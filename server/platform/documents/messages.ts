import type { FileKind } from '../../../contract/chats/files.ts'

export type GivenDocument = { name: string; declaredType: string; bytes: Uint8Array }

/** Reading a long PDF stops after `patienceMs`; the result has the pages read by then. */
export type ReadTask = GivenDocument & { patienceMs: number }

/** The content of a file. */
export type ReadDocument = {
  kind: FileKind
  /** The media type detected from the bytes. */
  type: string
  /** Empty for an image. Form feeds separate pages. */
  text: string
  pages: number | null
  pagesRead: number | null
  words: number | null
  isCut: boolean
  width: number | null
  height: number | null
  note: string | null
}

/** `reason` is for the user, for example 'it is protected by a password'. */
export type ReadAnswer = { ok: true; document: ReadDocument } | { ok: false; reason: string }

/** A file cannot be read; the message is the reason for the user. */
export class Unreadable extends Error {}
