import { messages } from '../../messages.ts'

export const signInTexts = messages('accounts/sign-in', {
  // Forgot form
  sendResetLink: 'Send Reset Link',

  // Profile sign in
  signingIn: 'Signing in',
  yourAccountCouldNotBe: 'Your account could not be loaded',
  emailAddress: 'Email address',
  change: 'Change',
  password: 'Password',
  changingItEndsAllOther: 'Changing it ends all other sessions.',

  // Resend verification
  ifStillNeedsVerification: 'If {email} still needs verification, we have sent a new link to it.',
  theMailCouldNotBe: 'The mail could not be sent. Please try again.',
  sendItAgainInS: 'Send it again in {left} s',
  sendItAgain: 'Send it again',
  sendANewLink: 'Send a new link',

  // Reset form
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  updatePassword: 'Update Password',

  // Second step form
  recoveryCode: 'Recovery code',
  sixDigitCode: 'Six-digit code',
  abcdeFghij: 'ABCDE-FGHIJ',
  oneOfTheCodesThat: 'One of the codes that you saved. Each works once.',
  fromYourAuthenticatorApp: 'From your authenticator app.',
  pleaseEnterARecoveryCode: 'Please enter a recovery code.',
  pleaseEnterAllSixDigits: 'Please enter all six digits.',
  trustThisDeviceFor30: 'Trust this device for 30 days',
  verify: 'Verify',
  useTheAuthenticatorApp: 'Use the authenticator app',
  useARecoveryCode: 'Use a recovery code',
  back: 'Back',

  // Sign in form
  forgotPassword: 'Forgot password?',
  signIn: 'Sign in',

  // Sign up form
  createAccount: 'Create account',
  invited: 'You are invited to {name}.',
  invitedBy: '{inviter} invites you to {name}.',
  invitedWith: 'The plan {plan} is included.',
})
