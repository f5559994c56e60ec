import type { FileKind } from '../../../contract/chats/files.ts'
import type { Message } from '../../../texts/message.ts'

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

/** `reason` is for the user, within a sentence: 'it is damaged'. */
export type ReadAnswer = { ok: true; document: ReadDocument } | { ok: false; reason: Message }

/** A file cannot be read, for a reason that is told to the user. */
export class Unreadable extends Error {
  readonly reason: Message
  constructor(reason: Message) {
    super(reason.key)
    this.reason = reason
  }
}
