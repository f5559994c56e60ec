/** Reads the text out of Word documents and plain files. Loads nothing else of the engine. */
export { bytesInMemory } from './documents/byte-source.ts'
export { decodeText } from './documents/decode-text.ts'
export { DocumentFault, type DocumentFaultCode } from './documents/document-fault.ts'
export { readDocx } from './documents/read-docx.ts'
