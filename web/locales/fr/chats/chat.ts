import type { chatTexts as englishChatTexts } from '../../en/chats/chat.ts'
import type { Translation } from '../../message-types.ts'

export const chatTexts: Translation<typeof englishChatTexts> = {
  titleOfTheChat: 'Titre de la discussion',
}
