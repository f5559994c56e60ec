import { messages } from '../../messages.ts'

export const leavingTexts = messages('accounts/leaving', {
  // Delete account card
  deleteAccount: 'Delete account',
  deleteThisAccountAnd: 'Delete this account and everything it owns',
  thisCannotBeUndoneMake: 'This cannot be undone. Make an export first if you want to keep anything.',
  deleteAccountNow: 'Delete account…',

  // Delete account dialog
  deleteYourAccount: 'Delete your account?',
  itIsDeletedImmediately: 'It is deleted immediately and cannot be restored.',
  allChatsCheckedAnd: 'All chats, checked and humanized texts, settings and exports',
  yourRemainingWordsAnd: 'Your remaining words and your plan',
  freeWordsOnce:
    'The free words are given once to an address: a new account with this one starts without them.',
  everySessionOnAllDevices: 'Every session, on all devices',
  thisCouldNotBeLoaded: 'This could not be loaded',
  yourPassword: 'Your password',
  codeFromYour: 'Code from your authenticator app, or a recovery code',
  keepMyAccount: 'Keep my account',
  weSentYouAMail: 'We sent you a mail. Open its link in this browser to continue.',
  yourAccountHasNoPassword:
    'Your account has no password. To confirm that it is you, we can send you a link by mail. Or sign out and in again, then delete the account within ten minutes.',
  sendMeTheLink: 'Send me the link',

  // Export card progress
  yourExportIsBeing: 'Your export is being prepared',
  export: 'Export',
  of: '{noun}: {done, number} of {total, number}.',
  itStartsInAMoment: 'It starts in a moment.',
  youCanLeaveThisPage: 'You can leave this page.',

  // Export card
  exportYourData: 'Export your data',
  yourExportsCouldNotBe: 'Your exports could not be loaded',
  youAreOfflineTheExport: 'You are offline. The export continues and appears here when you reconnect.',
  makeANewOne: 'Make a new one',
  theExportFailed: 'The export failed',
  nothingWasChangedPlease: 'Nothing was changed. Please try again; if it fails again, try later.',
  tryAgain: 'Try again',
  yourLastExportHasExpired: 'Your last export has expired',
  anExportCanBeDownloaded:
    'An export can be downloaded for {exportDays} days. You can make a new one at any time.',
  makeANewExport: 'Make a new export',
  downloadAllYourData: 'Download all your data',
  aZipFileWithAll:
    'A zip file with all your chats as documents and all other data of your account. It is prepared in the background, and we mail you when it is ready.',
  makeAnExport: 'Make an export',
  yourExportIsReady: 'Your export is ready',
  madeOnItCanBe: '{size}, made on {day}. It can be downloaded until {until}.',
  download: 'Download',
})
