import { messages } from '../../messages.ts'

export const chatTexts = messages('chats/chat', {
  // Rename field
  titleOfTheChat: 'Title of the chat',
})
