import { messages } from '../../messages.ts'

export const shareTexts = messages('chats/share', {
  // Share button
  shareThisChat: 'Share this chat',
  link: 'link',
  share: 'Share',

  // Share dialog
  sharedLinks: 'Shared links',
  yourLinksToAllChats: 'Your links to all chats. A revoked link stops working.',
  anyoneWithTheLinkCan:
    'Anyone with the link can read the messages shown now. Files and later messages are not included.',
  backToThisChat: 'Back to this chat',
  linksToThisChat: 'Links to this chat',
  allSharedLinks: 'All shared links ({all})',

  // Share form
  text1Day: '1 day',
  text7Days: '7 days',
  text30Days: '30 days',
  noEnd: 'No end',
  theLinkWorksFor: 'The link works for',
  showMyNameToReaders: 'Show my name, {ownerName}, to readers',
  showMyNameToReadersReaders: 'Show my name to readers',
  createLink: 'Create link',
  yourLink: 'Your link',
  theAddressIsShownOnly:
    'The address is shown only once, because it is not stored. You can create another link at any time.',
  yourBrowserBlocked: 'Your browser blocked copying. Select the address and copy it yourself.',
  makeAnother: 'Make another',
  copied: 'Copied',
  copyLink: 'Copy link',

  // Share links
  yourLinksCouldNotBe: 'Your links could not be loaded',
  youHaveNoSharedLinks: 'You have no shared links.',
  linkRemoved: 'Link removed',
  linkRevokedItsAddressNo: 'Link revoked. Its address no longer works.',
  theLinkWasNotRevoked: 'The link was not revoked. {message}',
  remove: 'Remove',
  revoke: 'Revoke',
  removeTheLink: 'Remove the link to {title}',
  revokeTheLink: 'Revoke the link to {title}',

  // Share menu
  sharingCouldNotBeOpened: 'Sharing could not be opened. Please check your connection and try again.',

  // Share texts
  expired: 'Expired',
  endsWithinTheHour: 'Ends within the hour',
  endsInHours: 'Ends in {count, plural, one {# hour} other {# hours}}',
  endsInDays: 'Ends in {count, plural, one {# day} other {# days}}',
  messageCount: '{count, plural, one {# message} other {# messages}}',
  made: 'made {made}',
  withYourName: 'with your name',

  // Shared chat view
  sharedChat: 'Shared chat',
  thisSharedChatCouldNot: 'This shared chat could not be loaded',
  youGetACopyAs: 'You get a copy as a chat of your own. This one does not change.',
  signInToContinueFrom: 'Sign in to continue from here in a chat of your own.',
  continueThisChat: 'Continue this chat',
  signInToContinue: 'Sign in to continue',
  nothingToReadHere: 'Nothing to read here',
  goToTheFrontPage: 'Go to the front page',
  loading: 'Loading',
  sharedBy: 'Shared by {ownerName} on {day}',
  aChatShared: 'A {name} chat, shared on {day}',
  readableUntil: '{shared} · readable until {day}',

  // Shared messages
  messages: 'Messages',
  asked: 'Asked',
  humanized: 'Humanized',
})
