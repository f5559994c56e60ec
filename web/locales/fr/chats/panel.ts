import type { panelTexts as englishPanelTexts } from '../../en/chats/panel.ts'
import type { Translation } from '../../message-types.ts'

export const panelTexts: Translation<typeof englishPanelTexts> = {
  aReplyIsBeingWritten:
    'Une réponse est en cours de rédaction. Arrêtez-la d’abord, ou attendez qu’elle soit terminée.',
  messageAndReplyDeleted: 'Message et réponse supprimés',
  replyDeleted: 'Réponse supprimée',
  undo: 'Annuler',
  notRestored: 'Non restauré.',
  notDeleted: 'Non supprimé.',
  pleaseTryAgain: 'Veuillez réessayer.',
}
