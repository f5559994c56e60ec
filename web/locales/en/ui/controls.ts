import { messages } from '../../messages.ts'

export const controlTexts = messages('ui/controls', {
  // Day groups
  today: 'Today',
  yesterday: 'Yesterday',
  previous7Days: 'Previous 7 Days',
  older: 'Older',

  // Error state
  tryAgain: 'Try again',
  close: 'Close',

  // Offline bar
  theServerCannotBeReached: 'The server cannot be reached. Trying again…',
  youAreOfflineWhatYou: 'You are offline. What you type stays here.',
  tryNow: 'Try now',

  // Skeleton
  loading: 'Loading',

  // Choose file button
  chooseAFile: 'Choose a file',

  // Copy button
  copy: 'Copy',
  copied: 'Copied',

  // More button
  loadingNow: 'Loading…',
  couldNotLoadMoreTry: 'Could not load more. Try again',
  showMore: 'Show more',

  // Password field
  hidePassword: 'Hide password',
  showPassword: 'Show password',

  // Password strength
  atLeastCharacters: 'At least {lengthMin} characters',
  weak: 'Weak',
  fair: 'Fair',
  good: 'Good',
  strong: 'Strong',

  // Dialog
  cancel: 'Cancel',

  // Theme button
  darkTheme: 'Dark theme',
  lightTheme: 'Light theme',

  // Keys
  shiftKey: 'Shift',
  enterKey: 'Enter',
  escapeKey: 'Esc',
})
