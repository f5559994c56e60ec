import type { shareTexts as englishShareTexts } from '../../en/chats/share.ts'
import type { Translation } from '../../message-types.ts'

export const shareTexts: Translation<typeof englishShareTexts> = {
  shareThisChat: 'Compartir este chat',
  link: 'enlace',
  share: 'Compartir',
  sharingCouldNotBeOpened: 'No se pudo abrir. Comprueba tu conexión e inténtalo de nuevo.',
}
