import { bytesInMemory, readDocx as read } from '../../../engine/documents.ts'
import { orUnreadable } from './decode-file.ts'

/** Returns the text of a Word document. Throws Unreadable with a reason for the user. */
export function readDocx(bytes: Uint8Array): string {
  return orUnreadable(() => read(bytesInMemory(bytes)).replace(/\n{3,}/g, '\n\n'))
}
