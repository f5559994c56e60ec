import type { runTexts as englishRunTexts } from '../../en/humanizer/run.ts'
import type { Translation } from '../../message-types.ts'

export const runTexts: Translation<typeof englishRunTexts> = {
  scoresOfPasses: 'Pasadas, con la puntuación humana tras cada una',
  scoresOfRounds: 'Rondas, con la puntuación humana tras cada una',
  pass: 'Pasada {iteration}: {percent}',
  afterRound: 'Ronda {iteration}: {percent}',
  readingTheText: 'Leyendo el texto',
  lockingFactsNamesAnd: 'Protegiendo hechos, nombres y citas',
  rewriting: 'Reescribiendo',
  rewritingPassDone: 'Reescribiendo, pasada {done} hecha',
  checkingTheResult: 'Comprobando el resultado',
  wordingOfSentences: 'Reuniendo redacciones, {done} de {total} frases',
  choosingTheWordings: 'Eligiendo las redacciones según el texto entero',
  wordingAgain:
    'Preguntando de nuevo por {total, plural, one {# lugar que aún suena} many {# de lugares que aún suenan} other {# lugares que aún suenan}} a IA',
  sentencesDone: 'Frases hechas',
  s: '{floor} s',
  humanByNow: '<span>{percent}</span>humano por ahora',
  theTextIsBeingRewritten: 'El texto se está reescribiendo.',
  theTextAlreadyReadsHuman: 'El texto ya suena humano y no se cambió.',
  theTextWasNotChanged: 'El texto no se cambió. {reason}',
  rewrittenWithItReads:
    'Reescrito con {changes, plural, one {# cambio} many {# de cambios} other {# cambios}}. Suena {after} humano; antes, {before}.',
}
