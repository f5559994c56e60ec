/** Reads the text out of Word documents. Loads nothing else of the engine. `text.ts` reads plain files. */
export { bytesInMemory } from './documents/byte-source.ts'
export { readDocx, type WordText } from './documents/read-docx.ts'
