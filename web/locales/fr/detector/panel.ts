import type { panelTexts as englishPanelTexts } from '../../en/detector/panel.ts'
import type { Translation } from '../../message-types.ts'

export const panelTexts: Translation<typeof englishPanelTexts> = {
  aiDetector: 'Détecteur d’IA',
  closeDetector: 'Fermer le détecteur',
  checking: 'Analyse',
  tryAgain: 'Réessayer',
  openInFullDetector: 'Ouvrir dans le détecteur complet',
  nothingToCheckYet: 'Rien à analyser pour l’instant',
  toCheck: '{words} à analyser',
  chooseAReplyWithSome: 'Choisissez une réponse contenant du texte, et voyez ce qui y ressemble à de l’IA.',
  seeWhichSentencesRead: 'Voyez quelles phrases ressemblent à de l’IA, et pourquoi.',
  checkForAi: 'Détecter l’IA',
  whatWeighedMost: 'Ce qui a le plus pesé',
}
