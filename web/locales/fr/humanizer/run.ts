import type { runTexts as englishRunTexts } from '../../en/humanizer/run.ts'
import type { Translation } from '../../message-types.ts'

export const runTexts: Translation<typeof englishRunTexts> = {
  scoresOfPasses: 'Passes, avec le score humain après chacune',
  scoresOfPassages: 'Passages, avec le score humain après chacun',
  pass: 'Passe {iteration} : {percent}',
  afterPassage: 'Après le passage {iteration} : {percent}',
  readingTheText: 'Lecture du texte',
  lockingFactsNamesAnd: 'Protection des faits, noms et citations',
  rewriting: 'Réécriture',
  rewritingPassDone: 'Réécriture, passe {done} terminée',
  checkingTheResult: 'Vérification du résultat',
  rewritingOfPassagesDone: 'Réécriture, {done} passages sur {total} terminés',
  passagesDone: 'Passages terminés',
  s: '{floor} s',
  humanByNow: '<span>{percent}</span>humain pour l’instant',
  theTextIsBeingRewritten: 'Le texte est en cours de réécriture.',
  theTextAlreadyReadsHuman: 'Le texte se lit déjà humain et n’a pas été modifié.',
  theTextWasNotChanged: 'Le texte n’a pas été modifié. {reason}',
  rewrittenWithItReads:
    'Réécrit avec {changes, plural, one {# changement} many {# de changements} other {# changements}}. Il se lit {after} humain, contre {before} avant.',
}
