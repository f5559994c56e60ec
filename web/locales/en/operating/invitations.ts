import { messages } from '../../messages.ts'

export const invitationsTexts = messages('operating/invitations', {
  title: 'Invitations',
  addresses: 'Addresses',
  addressesHint:
    'Up to {most, number}, one in each line or with commas between them. Without an address you get a link to pass on.',
  valid: 'Valid for',
  days: '{days, plural, one {# day} other {# days}}',
  plan: 'Plan',
  invite: '{count, plural, one {Invite # person} other {Invite # people}}',
  makeLink: 'Make a link',
  tooMany: 'At most {most, number} people can be invited at once.',
  linkMade: 'One person can create an account with this link. It is shown only now.',
  copyLink: 'Copy link',
  invited: '{count, plural, one {# invitation is on its way.} other {# invitations are on their way.}}',
  known: 'Not invited, because they have an account: {addresses}',
  closed: 'Sign-ups are closed, so no invitation can be used. Change that in the settings of this site.',
  none: 'Nobody was invited yet.',
  notLoaded: 'The invitations could not be loaded.',
  link: 'Link for anyone',
  states: {
    sent: 'Sent',
    made: 'Not used yet',
    used: 'Used',
    expired: 'Expired',
    withdrawn: 'Withdrawn',
  },
  by: '{date}, by {operator}',
  server: 'a command on the server',
  someone: 'a new account',
  expires: '{isPast, select, yes {Expired} other {Expires}} on {date}',
  usedBy: 'Used on {date} by {person}',
  withdrawn: 'Its link no longer works.',
  actsFor: 'Actions for {name}',
  acts: {
    'send-invitation': 'Send again',
    'withdraw-invitation': 'Withdraw',
  },
  done: {
    'send-invitation': 'Sent again with a new link',
    'withdraw-invitation': 'Invitation withdrawn',
  },
})
