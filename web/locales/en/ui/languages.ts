import { messages } from '../../messages.ts'

export const languageTexts = messages('ui/languages', {
  // Language select
  language: 'Language',
  pagesAndMails: 'Pages and mails',
  autoDetect: 'Auto-detect',
  englishForNow: '{name} (English for now)',

  // Language setting
  explanation: 'Your choice goes with your account.',
  notLoaded: 'This language could not be loaded. Please check your connection and try again.',
})
