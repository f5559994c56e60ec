import type { sharedChatTexts as englishSharedChatTexts } from '../../en/chats/shared-chat.ts'
import type { Translation } from '../../message-types.ts'

export const sharedChatTexts: Translation<typeof englishSharedChatTexts> = {
  sharedChat: 'Discussion partagée',
  thisSharedChatCouldNot: 'Cette discussion partagée n’a pas pu être chargée',
  youGetACopyAs: 'Vous recevez une copie dans vos discussions. Celle-ci ne change pas.',
  signInToContinueFrom: 'Connectez-vous pour continuer à partir d’ici dans votre propre discussion.',
  continueThisChat: 'Continuer cette discussion',
  signInToContinue: 'Se connecter pour continuer',
  nothingToReadHere: 'Rien à lire ici',
  goToTheFrontPage: 'Aller à l’accueil',
  loading: 'Chargement',
  sharedBy: 'Partagée par {ownerName} le {day}',
  aChatShared: 'Une discussion {name}, partagée le {day}',
  readableUntil: '{shared} · lisible jusqu’au {day}',
  messages: 'Messages',
  asked: 'Question',
  humanized: 'Humanisé',
}
