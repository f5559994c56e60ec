import type { checkHistoryTexts as englishCheckHistoryTexts } from '../../en/detector/history.ts'
import type { Translation } from '../../message-types.ts'

export const checkHistoryTexts: Translation<typeof englishCheckHistoryTexts> = {
  checkedTexts: 'Textes analysés',
  textsThatYouCheckAre:
    'les textes que vous analysez sont enregistrés ici avec leurs résultats, visibles par vous seul, jusqu’à ce que vous les supprimiez.',
  openedFromHistory: 'Ouvert depuis l’historique',
  undo: 'Annuler',
  words: '{count, plural, one {# mot} many {# de mots} other {# mots}}',
  markedShare: '{percent} des mots marqués',
  aiScore: 'Score IA {percent}',
  reading: 'Lecture de {words}…',
}
