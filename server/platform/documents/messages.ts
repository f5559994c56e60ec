import type { FileKind } from '../../../contract/chats/files.ts'

export type GivenDocument = { name: string; declaredType: string; bytes: Uint8Array }

/** A long PDF is read for `patienceMs`, and what was read by then is returned. */
export type ReadTask = GivenDocument & { patienceMs: number }

/** What a file says. */
export type ReadDocument = {
  kind: FileKind
  /** The media type that its bytes have. */
  type: string
  /** Empty for an image. Pages are parted by form feeds. */
  text: string
  pages: number | null
  pagesRead: number | null
  words: number | null
  isCut: boolean
  width: number | null
  height: number | null
  note: string | null
}

/** `reason` is for the user: 'it is protected by a password'. */
export type ReadAnswer = { ok: true; document: ReadDocument } | { ok: false; reason: string }

/** Why a file cannot be read; known to the worker, and told to the user. */
export class Unreadable extends Error {}
