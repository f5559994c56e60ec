import { messages } from '../../messages.ts'

export const layoutTexts = messages('pages/layout', {
  // App layout
  searchChatsAndCommands: 'Search chats and commands',
  turnHumanizeOnOrOff: 'Turn Humanize on or off',
  checkForAi: 'Check for AI',
  copyTheLastReply: 'Copy the last reply',
  tryTheLastReplyAgain: 'Try the last reply again',
  enter: 'Enter',
  sendTheMessage: 'Send the message',
  newLine: 'New line',
  esc: 'Esc',
  stopTheReply: 'Stop the reply',
  youAreStillSignedIn: 'You are still signed in because the server did not respond. Please try again.',
  upgradeToPro: 'Upgrade to Pro',
  manageSubscription: 'Manage Subscription',
})
