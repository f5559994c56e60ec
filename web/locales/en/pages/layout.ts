import { messages } from '../../messages.ts'

export const layoutTexts = messages('pages/layout', {
  // App layout
  searchChatsAndCommands: 'Search chats and commands',
  turnHumanizeOnOrOff: 'Turn Humanize on or off',
  checkForAi: 'Check for AI',
  copyTheLastReply: 'Copy the last reply',
  tryTheLastReplyAgain: 'Try the last reply again',
  sendTheMessage: 'Send the message',
  newLine: 'New line',
  stopTheReply: 'Stop the reply',
  youAreStillSignedIn: 'You are still signed in because the server did not respond. Please try again.',
})
