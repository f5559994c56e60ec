import { DocumentFault, type DocumentFaultCode, decodeText as decode } from '../../../engine/text.ts'
import { Unreadable } from './messages.ts'

const reasons: Record<DocumentFaultCode, string> = {
  broken: 'the Word document is damaged',
  'too-large': 'it unpacks to more than 64 MB',
  'no-text': 'there is no text in it',
  'not-text': 'it is not a text, a document or an image that can be read here',
  'not-word': 'it is not a Word document',
}

/** Returns the text of a plain file, as the engine's `decodeText` does. Throws Unreadable with a reason for the user. */
export function decodeText(bytes: Uint8Array, options: { isCut?: boolean } = {}): string {
  return orUnreadable(() => decode(bytes, options))
}

/** Turns a fault of the engine's readers into Unreadable with a reason for the user. */
export function orUnreadable<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof DocumentFault)) throw error
    throw new Unreadable(
      error.found ? `it is ${error.found}, which cannot be read here` : reasons[error.code],
    )
  }
}
