import type { runTexts as englishRunTexts } from '../../en/humanizer/run.ts'
import type { Translation } from '../../message-types.ts'

export const runTexts: Translation<typeof englishRunTexts> = {
  scoresOfPasses: 'Passes, avec le score humain après chacune',
  scoresOfRounds: 'Tours, avec le score humain après chacun',
  pass: 'Passe {iteration} : {percent}',
  afterRound: 'Tour {iteration} : {percent}',
  readingTheText: 'Lecture du texte',
  lockingFactsNamesAnd: 'Protection des faits, noms et citations',
  rewriting: 'Réécriture',
  rewritingPassDone: 'Réécriture, passe {done} terminée',
  checkingTheResult: 'Vérification du résultat',
  wordingOfSentences: 'Recherche de formulations, {done} phrases sur {total}',
  choosingTheWordings: 'Choix des formulations d’après le texte entier',
  wordingAgain:
    'Nouvelle demande pour {total, plural, one {# endroit qui ressemble} many {# d’endroits qui ressemblent} other {# endroits qui ressemblent}} encore à de l’IA',
  sentencesDone: 'Phrases terminées',
  s: '{floor} s',
  humanByNow: '<span>{percent}</span>humain pour l’instant',
  theTextIsBeingRewritten: 'Le texte est en cours de réécriture.',
  theTextAlreadyReadsHuman: 'Le texte se lit déjà humain et n’a pas été modifié.',
  theTextWasNotChanged: 'Le texte n’a pas été modifié. {reason}',
  rewrittenWithItReads:
    'Réécrit avec {changes, plural, one {# changement} many {# de changements} other {# changements}}. Il se lit {after} humain, contre {before} avant.',
}
