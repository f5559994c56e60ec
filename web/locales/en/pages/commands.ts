import { messages } from '../../messages.ts'

export const commandTexts = messages('pages/commands', {
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
})
