import type { panelTexts as englishPanelTexts } from '../../en/chats/panel.ts'
import type { Translation } from '../../message-types.ts'

export const panelTexts: Translation<typeof englishPanelTexts> = {
  aReplyIsBeingWritten: 'Se está escribiendo una respuesta. Detenla primero o espera a que termine.',
  messageAndReplyDeleted: 'Mensaje y respuesta eliminados',
  replyDeleted: 'Respuesta eliminada',
  undo: 'Deshacer',
  notRestored: 'No se restauró.',
  notDeleted: 'No se eliminó.',
  pleaseTryAgain: 'Inténtalo de nuevo.',
}
