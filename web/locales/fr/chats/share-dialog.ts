import type { shareDialogTexts as englishShareDialogTexts } from '../../en/chats/share-dialog.ts'
import type { Translation } from '../../message-types.ts'

export const shareDialogTexts: Translation<typeof englishShareDialogTexts> = {
  shareThisChat: 'Partager cette discussion',
  sharedLinks: 'Liens partagés',
  yourLinksToAllChats: 'Vos liens vers toutes les discussions. Un lien révoqué cesse de fonctionner.',
  anyoneWithTheLinkCan:
    'Toute personne ayant le lien peut lire les messages affichés maintenant. Les fichiers et les messages suivants ne sont pas inclus.',
  backToThisChat: 'Retour à cette discussion',
  linksToThisChat: 'Liens vers cette discussion',
  allSharedLinks: 'Tous les liens partagés ({all})',
  messageCount: '{count, plural, one {# message} many {# de messages} other {# messages}}',
}
