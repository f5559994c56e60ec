import { messages } from '../../messages.ts'

export const emailLinkTexts = messages('accounts/email-links', {
  // Change email link
  emailAddress: 'Email address',
  keepYourAddress: 'Keep your address?',
  confirmChange: 'Confirm change',
  yourAccountKeepsIts:
    'Your account keeps its current email address. If you did not ask for a change, set a new password too.',
  yourEmailAddressChanges:
    'Your email address changes once you have confirmed it from both the old and the new one.',
  keepTheAddress: 'Keep the address',
  yesConfirm: 'Yes, confirm',
  goToYourSettings: 'Go to your settings',
  nothingWasChangedThe: 'Nothing was changed. The links for that change no longer work.',
  thankYouNowConfirmFrom: 'Thank you. Now confirm from the old address too: we sent a link to it.',
  thankYouNowConfirmFromFromTheNew: 'Thank you. Now confirm from the new address too: we sent a link to it.',
  yourEmailAddressHas: 'Your email address has changed. From now on, sign in with the new one.',

  // Verify email link
  nothingWasChanged: '{deadLink} Nothing was changed.',
  confirmYourEmail: 'Confirm your email',
  confirmThatThisAddressIs: 'Confirm that this address is yours, and your account is ready.',
  confirmEmailAddress: 'Confirm email address',
  ifYouDidNotSign: 'If you did not sign up, close this page and nothing is confirmed.',
  youAreSignedInOn: 'You are signed in on this device.',
  goToYourChats: 'Go to your chats',
})
