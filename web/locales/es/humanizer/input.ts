import type { inputTexts as englishInputTexts } from '../../en/humanizer/input.ts'
import type { Translation } from '../../message-types.ts'

export const inputTexts: Translation<typeof englishInputTexts> = {
  yourText: 'Tu texto',
  textToHumanize: 'Texto para humanizar',
  writeOrPasteAText: 'Escribe o pega un texto aquí.',
  copyYourText: 'Copiar tu texto',
  clearAll: 'Borrar todo',
  cancel: 'Cancelar',
  finishNow: 'Terminar ya',
  finishNowWhat: 'Termina con las redacciones que ya hay.',
  ctrlEnter: 'Ctrl+Intro',
  humanizeText: 'Humanizar texto',
  words: '{words, number} palabras',
  wordsOf: '{words, number} / {max, number} palabras',
  characters: '{count, number} / {max, number} caracteres',
}
