import type { shareDialogTexts as englishShareDialogTexts } from '../../en/chats/share-dialog.ts'
import type { Translation } from '../../message-types.ts'

export const shareDialogTexts: Translation<typeof englishShareDialogTexts> = {
  shareThisChat: 'Compartir este chat',
  sharedLinks: 'Enlaces compartidos',
  yourLinksToAllChats: 'Tus enlaces a todos los chats. Un enlace revocado deja de funcionar.',
  anyoneWithTheLinkCan:
    'Cualquiera con el enlace puede leer los mensajes que se ven ahora. Los archivos y los mensajes posteriores no se incluyen.',
  backToThisChat: 'Volver a este chat',
  linksToThisChat: 'Enlaces a este chat',
  allSharedLinks: 'Todos los enlaces compartidos ({all})',
  messageCount: '{count, plural, one {# mensaje} many {# de mensajes} other {# mensajes}}',
}
