/** Reads the text out of Word documents, and out of pages of PDF files. Loads nothing else of the engine. `text.ts` reads plain files. */
export { bytesInMemory } from './documents/byte-source.ts'
export { readDocx, type WordText } from './documents/read-docx.ts'
export { pageText } from './documents/reading-order.mjs'
