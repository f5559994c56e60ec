import { messages } from '../../messages.ts'

export const formTexts = messages('accounts/form', {
  // Account form
  pleaseEnterYourPassword: 'Please enter your password.',
  atLeastCharacters: 'At least {lengthMin} characters',
  oneUppercaseLetter: 'One uppercase letter',
  oneNumber: 'One number',

  // Email field
  email: 'Email',
  youExampleCom: 'you@example.com',

  // Google button
  continueWithGoogle: 'Continue with Google',
  or: 'or',

  // Mailbox hint
  noMailServerIsSet: 'No mail server is set up, so mail arrives in the <link>local mailbox</link>.',

  // Password requirements
  aGoodPasswordHas: 'A good password has',
  met: ', met',
  notYet: ', not yet',

  // Trouble note
  youCanTryAgainNow: 'You can try again now.',
  pleaseWait: 'Please wait {wait}.',
  youCanTryAgainIn: 'You can try again in {wait}.',
})
