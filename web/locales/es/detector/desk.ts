import type { detectorDeskTexts as englishDetectorDeskTexts } from '../../en/detector/desk.ts'
import type { Translation } from '../../message-types.ts'

export const detectorDeskTexts: Translation<typeof englishDetectorDeskTexts> = {
  words: '{count, number} palabras',
  characters: '{count, number} caracteres',
  charactersOf: '{count, number} de {max, number} caracteres',
  sendToEssay: 'Enviar a un ensayo',
  clearAll: 'Borrar todo',
  humanize: 'Humanizar',
  cancel: 'Cancelar',
  ctrlEnter: 'Ctrl+Intro',
  checkForAi: 'Detectar IA',
  textOnly: 'solo texto',
  cleared: 'Borrado',
  undo: 'Deshacer',
  restored: 'Tu texto anterior ha vuelto en lugar de lo que escribiste.',
  fileOpened: 'Archivo abierto',
  readingTheFile: 'Leyendo el archivo…',
  detector: 'Detector',
  checkedByTheBuiltIn: 'Lo analiza el motor integrado de este servidor. No se envía nada a otros servicios.',
  checkedByZeroGpt: 'Analizado por ZeroGPT. Tu texto se envía a este servicio.',
  findings: 'Resultados',
  checking: 'Analizando',
}
