import type { scanHistoryTexts as englishScanHistoryTexts } from '../../en/detector/history.ts'
import type { Translation } from '../../message-types.ts'

export const scanHistoryTexts: Translation<typeof englishScanHistoryTexts> = {
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
