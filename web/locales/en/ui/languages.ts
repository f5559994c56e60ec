import { messages } from '../../messages.ts'

export const languageTexts = messages('ui/languages', {
  // Language select
  language: 'Language',
  pagesAndMails: 'Pages and mails',
  autoDetect: 'Auto-detect',
  englishForNow: 'English for now',

  // Language setting
  explanation:
    'Your choice goes with your account. Languages that are shown in English for now need translators: <how>how to contribute one</how>.',
  notLoaded: 'This language could not be loaded. Please check your connection and try again.',
})
