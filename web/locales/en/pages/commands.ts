import { messages } from '../../messages.ts'

export const commandTexts = messages('pages/commands', {
  // App commands
  dashboard: 'Dashboard',
  usageHome: 'usage words left home',
  plans: 'Plans',
  upgradePricing: 'upgrade pricing subscription',
  temporaryChat: 'Temporary chat',
  private: 'private',
  essayWriter: 'Essay writer',
  newEssay: 'New essay',
  documentEditor: 'document editor page',
  humanizer: 'Humanizer',
  humanizeRewrite: 'humanize rewrite',
  detector: 'Detector',
  checkAiScan: 'check ai scan',
  studySimulator: 'Study simulator',
  flashcardsQuiz: 'flashcards quiz learn questions anki',
  originality: 'Originality check',
  plagiarismCopy: 'plagiarism copy sources',
  archivedChats: 'Archived chats',
  importChats: 'Import chats',
  chatgptClaude: 'chatgpt claude',
  settings: 'Settings: {title}',
  logOut: 'Log out',
  signOut: 'sign out',
})
