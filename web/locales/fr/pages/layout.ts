import type { layoutTexts as englishLayoutTexts } from '../../en/pages/layout.ts'
import type { Translation } from '../../message-types.ts'

export const layoutTexts: Translation<typeof englishLayoutTexts> = {
  searchChatsAndCommands: 'Rechercher discussions et commandes',
  turnHumanizeOnOrOff: 'Activer ou désactiver Humaniser',
  checkForAi: 'Détecter l’IA',
  copyTheLastReply: 'Copier la dernière réponse',
  tryTheLastReplyAgain: 'Relancer la dernière réponse',
  sendTheMessage: 'Envoyer le message',
  newLine: 'Nouvelle ligne',
  stopTheReply: 'Arrêter la réponse',
  youAreStillSignedIn: 'Vous êtes toujours connecté, car le serveur n’a pas répondu. Veuillez réessayer.',
}
