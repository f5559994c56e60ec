import { messages } from '../../messages.ts'

export const appTexts = messages('pages/app', {
  // App commands
  temporaryChat: 'Temporary chat',
  private: 'private',
  essayWriter: 'Essay writer',
  newEssay: 'New essay',
  documentEditor: 'document editor page',
  humanizer: 'Humanizer',
  humanizeRewrite: 'humanize rewrite',
  detector: 'Detector',
  checkAiScan: 'check ai scan',
  archivedChats: 'Archived chats',
  importChats: 'Import chats',
  chatgptClaude: 'chatgpt claude',
  settings: 'Settings: {title}',
  logOut: 'Log out',
  signOut: 'sign out',

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

  // Crash
  thisPageCouldNotBe: 'This page could not be loaded',
  somethingWentWrongOnThis: 'Something went wrong on this page',
  theConnectionWasLostOr:
    'The connection was lost, or Longhand has been updated. Loading the page again usually helps.',
  itIsOurFaultNot: 'It is our fault, not yours. What was saved is safe. Load the page again to continue.',
  loadAgain: 'Load again',
  goToTheFrontPage: 'Go to the front page',

  // Settings
  thisSectionIsUnder: 'This section is under development.',
})
