import type { commandTexts as englishCommandTexts } from '../../en/pages/commands.ts'
import type { Translation } from '../../message-types.ts'

export const commandTexts: Translation<typeof englishCommandTexts> = {
  dashboard: 'Tableau de bord',
  usageHome: 'utilisation mots restants accueil',
  plans: 'Forfaits',
  upgradePricing: 'changer tarifs abonnement',
  temporaryChat: 'Discussion temporaire',
  private: 'privée',
  essayWriter: 'Dissertations',
  newEssay: 'Nouvelle dissertation',
  documentEditor: 'document éditeur page',
  humanizer: 'Humaniseur',
  humanizeRewrite: 'humaniser réécrire',
  detector: 'Détecteur',
  checkAiScan: 'analyser ia vérifier',
  studySimulator: 'Simulateur de révision',
  flashcardsQuiz: 'cartes mémoire questions apprendre réviser anki',
  originality: 'Contrôle d’originalité',
  plagiarismCopy: 'plagiat copie sources',
  archivedChats: 'Discussions archivées',
  importChats: 'Importer des discussions',
  chatgptClaude: 'chatgpt claude',
  settings: 'Paramètres : {title}',
  logOut: 'Se déconnecter',
  signOut: 'quitter',
}
