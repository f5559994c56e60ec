import type { batchTexts as englishBatchTexts } from '../../en/detector/batch.ts'
import type { Translation } from '../../message-types.ts'

export const batchTexts: Translation<typeof englishBatchTexts> = {
  files: '{count, plural, one {# fichier} many {# de fichiers} other {# fichiers}}',
  eachFileIsChecked:
    'Chaque fichier est analysé séparément. Ouvrez-en un pour voir son texte avec les raisons.',
  eachFileIsMarked:
    'Chaque fichier est analysé séparément. Ouvrez-en un pour voir son texte avec les phrases marquées.',
  file: 'Fichier',
  verdict: 'Verdict',
  aiScore: 'Score IA',
  marked: '{percent} marqués',
  words: 'Mots',
  downloadCsv: 'Télécharger le CSV',
  openFile: 'Ouvrir {name}',
  waiting: 'En attente',
  checking: 'Analyse…',
  tryTheFailedFilesAgain: 'Réessayer les fichiers en échec',
  filesChecked: '{done} fichiers analysés sur {total}',
  confidence: 'Confiance',
  confidenceIs:
    '{confidence_category, select, high {élevée} medium {moyenne} low {faible} other {{confidence_category}}}',
  note: 'Note',
  resultsByFile: 'Résultats par fichier',
  thereIsNoTextInThisFile: 'Ce fichier ne contient aucun texte.',
}
