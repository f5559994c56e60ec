import { messages } from '../../messages.ts'

export const checkTexts = messages('detector/check', {
  // Open files button
  textMarkdownWordOrPdf: 'Text, Markdown, Word or PDF files',
  openFiles: 'Open files',
  textMarkdownWordAndPdf: 'Text, Markdown, Word and PDF files',

  // Use check
  theServerDidNotRespond: 'The server did not respond. Your text is still here.',
  yourSessionHasEnded: 'Your session has ended.',
  signInAgainOrReload: 'Sign in again, or reload the page to continue as a visitor.',

  // Opened files
  notATextFile: '{name} is not a text, Markdown, Word (.docx) or PDF file.',
  fileTooLong: '{name} is longer than {max, number} characters.',
  notUtf8: '{name} is not plain UTF-8 text.',
})
