import { messages } from '../../messages.ts'

export const accountPageTexts = messages('pages/accounts', {
  // Auth callback
  noAccountCreated: 'No account created',
  notSignedIn: 'Not signed in',
  noneOfYourDataWas: 'None of your data was saved.',
  yourAccountWasNotChanged: 'Your account was not changed.',
  backToSignUp: 'Back to sign-up',
  backToSignIn: 'Back to sign in',
  longhandCannotBeReached: 'Longhand cannot be reached',
  youWillBeSignedIn: 'You will be signed in as soon as the server responds.',
  signingYouIn: 'Signing you in…',

  // Forgot password
  ifHasAnAccountThe:
    'If {email} has an account, the mail arrives within a minute. Its link works once, for an hour. Check your spam folder too.',
  sendItAgainOrUse: 'Send it again or use another address',
  resetPassword: 'Reset Password',
  weSendYouALink: 'We send you a link to set a new one.',

  // Login
  pleaseAllowThemBeforeYou: '{cookiesOff} Please allow them before you sign in.',
  openTheLinkInThe: 'Open the link in the mail to {email}, then sign in here.',
  welcomeBack: 'Welcome Back',
  signInAndContinueWriting: 'Sign in and continue writing.',
  youCanSignInNow: '{emailVerified} You can sign in now.',
  newHereCreateAnAccount: 'New here? <link>Create an account</link>',
  accountDeleted: 'Account deleted',
  youAreSignedOut: 'You are signed out everywhere.',
  yourAccountAndEverything:
    'Your account and everything that it owned are gone. A mail to your address confirms it.',
  goToTheFrontPage: 'Go to the front page',
  changedYourMindCreateA: 'Changed your mind? <link>Create a new account</link>',
  oneMoreStep: 'One more step',
  confirmThatItIsYou: 'Confirm that it is you.',

  // Reset password
  yourPasswordIsUnchanged: '{text} Your password is unchanged.',
  askForANewLink: 'Ask for a new link',
  youWereSignedOut: 'You were signed out everywhere. Taking you to the sign-in page.',
  goThereNow: 'Go there now',
  loading: 'Loading',
  setNewPassword: 'Set New Password',
  chooseOneThatYouUse: 'Choose one that you use nowhere else.',

  // Signup
  iAgreeToTheTerms: 'I agree to the <link>Terms and Conditions</link> and the <link2>Privacy Policy</link2>.',
  openTheMailTo: 'Open the mail to <span>{email}</span>',
  followItsLinkWithin24: 'Follow its link within 24 hours',
  signInWithYourPassword: 'Sign in with your password',
  takingYouToTheSign: 'Taking you to the sign-in page, where the mail can be sent again.',
  createAccount: 'Create Account',
  freeForYourFirstWords: 'Free for your first {freeWords, number} words. No card.',
  withYourEmailAddress: 'With your email address and a password.',
  checkYourEmail: 'Check your email',
  oneStepIsLeft: 'One step is left.',
  askForAccount: 'Ask <mail>{address}</mail> for an account.',
  alreadyHaveAnAccountSign: 'Already have an account? <link>Sign in</link>',
  invitationNeeded: 'New accounts need an invitation here. Open the link in yours.',
  invitationNotChecked: 'The invitation could not be checked.',
})
