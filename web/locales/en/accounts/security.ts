import { messages } from '../../messages.ts'

export const securityTexts = messages('accounts/security', {
  // Change password dialog
  pleaseEnterYourPassword: 'Please enter your password.',
  passwordChanged: 'Password changed',
  allOtherSessionsWere: 'All other sessions were ended.',
  changeYourPassword: 'Change your password',
  youStaySignedInHere: 'You stay signed in here; every other session ends.',
  currentPassword: 'Current password',
  newPassword: 'New password',
  newPasswordAgain: 'New password again',
  changePassword: 'Change password',

  // Change password row
  aLinkToSetA: 'A link to set a password is on its way to you',
  theMailCouldNotBe: 'The mail could not be sent',
  password: 'Password',
  changingItEndsAllOther: 'Changing it ends all other sessions.',
  youSignInWithGoogle: 'You sign in with Google and have no password.',
  change: 'Change',
  setAPassword: 'Set a password',

  // Security log
  securityLog: 'Security log',
  signInsAndChangesTo: 'Sign-ins and changes to how your account is protected.',
  theLogCouldNotBe: 'The log could not be loaded',
  theServerDidNotRespond: 'The server did not respond. Nothing was lost.',
  nothingYet: 'Nothing yet',
  yourNextSignInWill: 'Your next sign-in will appear here.',
  thatDidNotWorkTry: 'That did not work. Try again',
  showOlder: 'Show older',
  loading: 'Loading',
})
