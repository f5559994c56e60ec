import type { runTexts as englishRunTexts } from '../../en/humanizer/run.ts'
import type { Translation } from '../../message-types.ts'

export const runTexts: Translation<typeof englishRunTexts> = {
  scoresOfPasses: 'Pasadas, con la puntuación humana tras cada una',
  scoresOfPassages: 'Pasajes, con la puntuación humana tras cada uno',
  pass: 'Pasada {iteration}: {percent}',
  afterPassage: 'Tras el pasaje {iteration}: {percent}',
  readingTheText: 'Leyendo el texto',
  lockingFactsNamesAnd: 'Protegiendo hechos, nombres y citas',
  rewriting: 'Reescribiendo',
  rewritingPassDone: 'Reescribiendo, pasada {done} hecha',
  checkingTheResult: 'Comprobando el resultado',
  rewritingOfPassagesDone: 'Reescribiendo, {done} de {total} pasajes hechos',
  passagesDone: 'Pasajes hechos',
  s: '{floor} s',
  humanByNow: '<span>{percent}</span>humano por ahora',
  theTextIsBeingRewritten: 'El texto se está reescribiendo.',
  theTextAlreadyReadsHuman: 'El texto ya suena humano y no se cambió.',
  theTextWasNotChanged: 'El texto no se cambió. {reason}',
  rewrittenWithItReads:
    'Reescrito con {changes, plural, one {# cambio} many {# de cambios} other {# cambios}}. Suena {after} humano; antes, {before}.',
}
