import type { detectorDeskTexts as englishDetectorDeskTexts } from '../../en/detector/desk.ts'
import type { Translation } from '../../message-types.ts'

export const detectorDeskTexts: Translation<typeof englishDetectorDeskTexts> = {
  words: '{count, number} mots',
  characters: '{count, number} caractères',
  charactersOf: '{count, number} caractères sur {max, number}',
  sendToEssay: 'Vers une dissertation',
  clearAll: 'Tout effacer',
  humanize: 'Humaniser',
  cancel: 'Annuler',
  ctrlEnter: 'Ctrl+Entrée',
  checkForAi: 'Détecter l’IA',
  textOnly: 'texte seul',
  cleared: 'Effacé',
  undo: 'Annuler',
  restored: 'Votre texte précédent remplace ce que vous aviez écrit.',
  fileOpened: 'Fichier ouvert',
  readingTheFile: 'Lecture du fichier…',
  detector: 'Détecteur',
  checkedByTheBuiltIn: 'Analysé par le moteur intégré de ce serveur. Rien n’est envoyé à d’autres services.',
  checkedByZeroGpt: 'Analysé par ZeroGPT. Votre texte est envoyé à ce service.',
  findings: 'Résultats',
  checking: 'Analyse',
}
