import type { batchTexts as englishBatchTexts } from '../../en/detector/batch.ts'
import type { Translation } from '../../message-types.ts'

export const batchTexts: Translation<typeof englishBatchTexts> = {
  files: '{count, plural, one {# archivo} many {# de archivos} other {# archivos}}',
  eachFileIsChecked: 'Cada archivo se analiza por separado. Abre uno para ver su texto con los motivos.',
  eachFileIsMarked:
    'Cada archivo se analiza por separado. Abre uno para ver su texto con las frases marcadas.',
  file: 'Archivo',
  verdict: 'Veredicto',
  aiScore: 'Puntuación IA',
  marked: '{percent} marcado',
  words: 'Palabras',
  downloadCsv: 'Descargar CSV',
  openFile: 'Abrir {name}',
  waiting: 'En espera',
  checking: 'Analizando…',
  tryTheFailedFilesAgain: 'Reintentar los archivos fallidos',
  filesChecked: '{done} de {total} archivos analizados',
  confidence: 'Confianza',
  confidenceIs:
    '{confidence_category, select, high {alta} medium {media} low {baja} other {{confidence_category}}}',
  note: 'Nota',
  resultsByFile: 'Resultados por archivo',
  thereIsNoTextInThisFile: 'Este archivo no contiene texto.',
}
