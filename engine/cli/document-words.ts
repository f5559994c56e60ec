import { DocumentFault, type DocumentFaultCode } from '../documents/document-fault.ts'

const faultTexts: Record<DocumentFaultCode, string> = {
  broken: 'This .docx file is broken.',
  'too-large': 'This .docx file unpacks to too much.',
  'no-text': 'This .docx file holds no text.',
  'not-text': 'This is not a text file.',
  'not-word': 'This is not a Word document.',
}

/** Runs `read` and gives its fault the words of the command line. */
export function inUserWords(read: () => string): string {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof DocumentFault)) throw error
    throw new Error(error.found ? `This is ${error.found}, not a Word document.` : faultTexts[error.code])
  }
}
