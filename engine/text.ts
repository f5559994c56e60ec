/**
 * Reads a text without judging or changing it. `index.ts` exports the same but also loads the detector's weights and the
 * humanizer's rules, which cost a thread 100 MB of memory and half a second.
 */
export { decodeText } from './documents/decode-text.ts'
export { DocumentFault, type DocumentFaultCode } from './documents/document-fault.ts'
export { parseDocument } from './text/document.ts'
export { detectLanguage } from './text/language.ts'
