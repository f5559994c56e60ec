import { messages } from '../../messages.ts'

export const screenTexts = messages('chats/screen', {
  // Chat screen
  newChat: 'New chat',

  // Stored chat adapter
  notStopped: 'Not stopped. {badResponse}.',

  // Stored chat panel
  thisChatCouldNotBe: 'This chat could not be loaded',
})
