import type { searchTexts as englishSearchTexts } from '../../en/chats/search.ts'
import type { Translation } from '../../message-types.ts'

export const searchTexts: Translation<typeof englishSearchTexts> = {
  archived: 'Archivée',
  searchChatsAndCommands: 'Rechercher discussions et commandes',
  chats: 'Discussions',
  recent: 'Récentes',
  commands: 'Commandes',
  help: 'Aide',
  recentChatsAndCommands: 'Discussions et commandes récentes',
  found: 'Résultats',
  countFound:
    '{count, plural, one {# discussion trouvée} many {# discussions trouvées} other {# discussions trouvées}}',
  tryAgain: 'Réessayer',
  noChatContains: 'Aucune discussion ne contient « {typed} ».',
  searching: 'Recherche…',
  copied: 'Copié',
  turnHumanizeOff: 'Désactiver Humaniser',
  turnHumanizeOn: 'Activer Humaniser',
  toggleHumanization: 'basculer humanisation',
  checkForAi: 'Détecter l’IA',
  detectorScan: 'détecteur analyse',
  copyTheLastReply: 'Copier la dernière réponse',
  tryTheLastReplyAgain: 'Relancer la dernière réponse',
  regenerate: 'régénérer',
}
