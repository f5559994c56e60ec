import type { marksTexts as englishMarksTexts } from '../../en/detector/marks.ts'
import type { Translation } from '../../message-types.ts'

export const marksTexts: Translation<typeof englishMarksTexts> = {
  names: {
    strong: 'suena a IA',
    slight: 'suena algo a IA',
  },
  textToCheck: 'Texto para analizar',
  writeOrPasteAText: 'Escribe o pega un texto aquí, o suelta un archivo.',
  ai: '{percent} IA: {text}',
  marked: 'Marcado como IA: {text}',
  markedByTheService: 'Marcado por el servicio de detección, que no da puntuación ni motivo para una frase.',
  aiScore: 'Puntuación IA:',
  readsLikeAi: 'suena a IA',
  readsSomewhatLikeAi: 'suena algo a IA',
  wholePassageOfSentences: 'Todo el pasaje de {value} frases: {percent}',
  pressEscapeOrClick: 'Pulsa Escape o haz clic fuera para cerrar.',
  clickToKeepThisOpen: 'Haz clic para mantenerlo abierto.',
  noSingleTraitStandsOut: 'No destaca ningún rasgo; su redacción en conjunto suena como la de un modelo.',
  aiScoreReasons: 'Puntuación IA',
}
