import type { checkHistoryTexts as englishCheckHistoryTexts } from '../../en/detector/history.ts'
import type { Translation } from '../../message-types.ts'

export const checkHistoryTexts: Translation<typeof englishCheckHistoryTexts> = {
  checkedTexts: 'Textos analizados',
  textsThatYouCheckAre:
    'los textos que analices se guardan aquí con sus resultados, visibles solo para ti, hasta que los elimines.',
  openedFromHistory: 'Abierto desde el historial',
  undo: 'Deshacer',
  words: '{count, plural, one {# palabra} many {# de palabras} other {# palabras}}',
  markedShare: '{percent} de las palabras marcado',
  aiScore: 'Puntuación IA {percent}',
  reading: 'Leyendo {words}…',
}
