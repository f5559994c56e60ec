import { messages } from '../../messages.ts'

export const shareDialogTexts = messages('chats/share-dialog', {
  // Share dialog
  shareThisChat: 'Share this chat',
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

  // Share texts
  expired: 'Expired',
  endsWithinTheHour: 'Ends within the hour',
  endsInHours: 'Ends in {count, plural, one {# hour} other {# hours}}',
  endsInDays: 'Ends in {count, plural, one {# day} other {# days}}',
  messageCount: '{count, plural, one {# message} other {# messages}}',
  made: 'made {made}',
  withYourName: 'with your name',
})
