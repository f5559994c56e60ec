import { messages } from '../../messages.ts'

export const emailTexts = messages('accounts/email', {
  // Change email dialog
  pleaseCheckBothMailboxes: 'Please check both mailboxes',
  weWroteToAndTo:
    'We wrote to {email} and to {newEmail}. Your address changes once you open both links, in any order, within 24 hours. Until then, sign in as before.',
  done: 'Done',
  changeYourEmailAddress: 'Change your email address',
  weSendALinkTo: 'We send a link to the old and to the new address, and you confirm the change with both.',
  newEmailAddress: 'New email address',
  youExampleCom: 'you@example.com',
  sendBothLinks: 'Send both links',

  // Change email row
  emailAddress: 'Email address',
  change: 'Change',
  yourAddressWasNotChanged: 'Your address was not changed',
  theChangeCouldNotBe: 'The change could not be cancelled',
  waitingForBothAddresses: 'Waiting for both addresses',
  saidYes: 'said yes',
  hasAMail: 'has a mail',
  cancelChange: 'Cancel change',
})
