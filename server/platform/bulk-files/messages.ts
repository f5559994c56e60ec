import type { Message } from '../../../texts/message.ts'

/** A text of a bulk file, or the reason why there is none. */
export type BulkRow = { id: string; text: string; words: number; fault: string | null }

export type BulkReadTask = { name: string; bytes: Uint8Array; column: string | undefined }

/** Why a whole file is refused. */
export type BulkFault =
  | { kind: 'unreadable'; text: Message }
  | { kind: 'column'; column: string }
  | { kind: 'too-large' }

export type BulkReadAnswer = { ok: true; rows: BulkRow[] } | { ok: false; fault: BulkFault }

/** Thrown by the readers; the worker returns it as an answer. */
export class FileFault extends Error {
  readonly fault: BulkFault
  constructor(fault: BulkFault) {
    super(fault.kind)
    this.fault = fault
  }
}
