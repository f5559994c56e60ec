import type { modelWaitTexts as englishModelWaitTexts } from '../../en/ui/model-wait.ts'
import type { Translation } from '../../message-types.ts'

export const modelWaitTexts: Translation<typeof englishModelWaitTexts> = {
  starts: 'Le modèle sur cet ordinateur démarre…',
  place:
    '{place, plural, one {Une autre demande passe avant la vôtre.} many {# de demandes passent avant la vôtre.} other {# autres demandes passent avant la vôtre.}}',
  placeForSeconds:
    '{place, plural, one {Une autre demande passe avant la vôtre :} many {# de demandes passent avant la vôtre :} other {# autres demandes passent avant la vôtre :}} {seconds, plural, one {environ une seconde.} many {environ # de secondes.} other {environ # secondes.}}',
  placeForMinutes:
    '{place, plural, one {Une autre demande passe avant la vôtre :} many {# de demandes passent avant la vôtre :} other {# autres demandes passent avant la vôtre :}} {minutes, plural, one {environ une minute.} many {environ # de minutes.} other {environ # minutes.}}',
  reads: 'Le modèle sur cet ordinateur lit…',
  readsForSeconds:
    '{seconds, plural, one {Le modèle sur cet ordinateur lit : encore une seconde environ.} many {Le modèle sur cet ordinateur lit : encore # de secondes environ.} other {Le modèle sur cet ordinateur lit : encore # secondes environ.}}',
  readsForMinutes:
    '{minutes, plural, one {Le modèle sur cet ordinateur lit : encore une minute environ.} many {Le modèle sur cet ordinateur lit : encore # de minutes environ.} other {Le modèle sur cet ordinateur lit : encore # minutes environ.}}',
}
