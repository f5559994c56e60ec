import { messages } from '../../messages.ts'

export const sessionTexts = messages('accounts/session', {
  // Session ended
  signIn: 'Sign in',
  pleaseSignInAgain: 'Please sign in again',
  yourSessionHasEndedWhat: 'Your session has ended. What you typed is kept, and you can continue right here.',
  youAreSignedOutWhat: 'You are signed out. What you typed is kept.',
  signInAgain: 'Sign in again',

  // Session guard
  longhandCannotBeReached: 'Longhand cannot be reached',
  youHaveNotBeenSigned: 'You have not been signed out. This page loads as soon as the server responds.',
  loading: 'Loading',
})
