import { messages } from '../../messages.ts'

export const panelTexts = messages('chats/panel', {
  // Use message actions
  aReplyIsBeingWritten: 'A reply is being written. Stop it first, or wait until it is finished.',
  messageAndReplyDeleted: 'Message and reply deleted',
  replyDeleted: 'Reply deleted',
  undo: 'Undo',
  notRestored: 'Not restored.',
  notDeleted: 'Not deleted.',
  pleaseTryAgain: 'Please try again.',
})
