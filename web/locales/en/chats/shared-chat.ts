import { messages } from '../../messages.ts'

export const sharedChatTexts = messages('chats/shared-chat', {
  // Shared chat view
  sharedChat: 'Shared chat',
  thisSharedChatCouldNot: 'This shared chat could not be loaded',
  youGetACopyAs: 'You get a copy as a chat of your own. This one does not change.',
  signInToContinueFrom: 'Sign in to continue from here in a chat of your own.',
  continueThisChat: 'Continue this chat',
  signInToContinue: 'Sign in to continue',
  nothingToReadHere: 'Nothing to read here',
  goToTheFrontPage: 'Go to the front page',
  loading: 'Loading',
  sharedBy: 'Shared by {ownerName} on {day}',
  aChatShared: 'A {name} chat, shared on {day}',
  readableUntil: '{shared} · readable until {day}',

  // Shared messages
  messages: 'Messages',
  asked: 'Asked',
  humanized: 'Humanized',
})
