import type { shareTexts as englishShareTexts } from '../../en/chats/share.ts'
import type { Translation } from '../../message-types.ts'

export const shareTexts: Translation<typeof englishShareTexts> = {
  shareThisChat: 'Partager cette discussion',
  link: 'lien',
  share: 'Partager',
  sharingCouldNotBeOpened: 'Le partage n’a pas pu s’ouvrir. Vérifiez votre connexion et réessayez.',
}
