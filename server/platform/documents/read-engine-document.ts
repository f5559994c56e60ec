import { bytesInMemory, readDocx as read, type WordText } from '../../../engine/documents.ts'
import { orUnreadable } from './decode-file.ts'

/** Returns the text of a Word document. Throws Unreadable with a reason for the user. */
export function readDocx(bytes: Uint8Array): WordText {
  const word = orUnreadable(() => read(bytesInMemory(bytes)))
  return { ...word, text: word.text.replace(/\n{3,}/g, '\n\n') }
}
