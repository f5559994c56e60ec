import { messages } from '../../messages.ts'

export const searchTexts = messages('chats/search', {
  // Found row
  archived: 'Archived',

  // Search button
  searchChatsAndCommands: 'Search chats and commands',

  // Search dialog
  chats: 'Chats',
  recent: 'Recent',
  commands: 'Commands',
  help: 'Help',
  recentChatsAndCommands: 'Recent chats and commands',
  found: 'Found',
  countFound: '{count, plural, one {# chat found} other {# chats found}}',
  tryAgain: 'Try again',
  noChatContains: 'No chat contains “{typed}”.',
  searching: 'Searching…',

  // Use chat commands
  copied: 'Copied',
  turnHumanizeOff: 'Turn Humanize off',
  turnHumanizeOn: 'Turn Humanize on',
  toggleHumanization: 'toggle humanization',
  checkForAi: 'Check for AI',
  detectorScan: 'detector scan',
  copyTheLastReply: 'Copy the last reply',
  tryTheLastReplyAgain: 'Try the last reply again',
  regenerate: 'regenerate',
})
