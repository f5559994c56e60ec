import { faultTexts } from '../../../contract/chats/files.ts'
import { DocumentFault, type DocumentFaultCode, decodeText as decode } from '../../../engine/text.ts'
import type { Message } from '../../../texts/message.ts'
import { Unreadable } from './messages.ts'

const reasons: Record<DocumentFaultCode, Message> = {
  broken: faultTexts.wordDamaged,
  'too-large': faultTexts.unpacks,
  'no-text': faultTexts.noText,
  'not-text': faultTexts.unknown,
  'not-word': faultTexts.noWord,
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
    throw new Unreadable(error.found ? faultTexts.ofKind({ found: error.found }) : reasons[error.code])
  }
}
