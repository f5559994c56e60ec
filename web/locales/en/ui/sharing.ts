import { messages } from '../../messages.ts'

export const sharingTexts = messages('ui/sharing', {
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

  // Shared links
  yourLinksCouldNotBe: 'Your links could not be loaded',
  youHaveNoSharedLinks: 'You have no shared links.',
  linkRemoved: 'Link removed',
  linkRevokedItsAddressNo: 'Link revoked. Its address no longer works.',
  theLinkWasNotRevoked: 'The link was not revoked. {message}',
  remove: 'Remove',
  revoke: 'Revoke',
  removeTheLink: 'Remove the link to {title}',
  revokeTheLink: 'Revoke the link to {title}',

  // Link facts
  expired: 'Expired',
  endsWithinTheHour: 'Ends within the hour',
  endsInHours: 'Ends in {count, plural, one {# hour} other {# hours}}',
  endsInDays: 'Ends in {count, plural, one {# day} other {# days}}',
  made: 'made {made}',
  withYourName: 'with your name',
})
