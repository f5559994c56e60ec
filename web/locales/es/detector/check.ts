import type { checkTexts as englishCheckTexts } from '../../en/detector/check.ts'
import type { Translation } from '../../message-types.ts'

export const checkTexts: Translation<typeof englishCheckTexts> = {
  textMarkdownWordOrPdf: 'Archivos de texto, Markdown, Word o PDF',
  openFiles: 'Abrir archivos',
  textMarkdownWordAndPdf: 'Archivos de texto, Markdown, Word y PDF',
  theServerDidNotRespond: 'El servidor no respondió. Tu texto sigue aquí.',
  yourSessionHasEnded: 'Tu sesión ha terminado.',
  signInAgainOrReload: 'Inicia sesión de nuevo o recarga la página para seguir como visitante.',
  notATextFile: '{name} no es un archivo de texto, Markdown, Word (.docx) o PDF.',
  fileTooLong: '{name} tiene más de {max, number} caracteres.',
  notUtf8: '{name} no es texto UTF-8.',
}
