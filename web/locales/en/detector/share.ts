import { messages } from '../../messages.ts'

export const checkShareTexts = messages('detector/share', {
  shareThisCheck: 'Share this check',
  anyoneWithTheLinkCan:
    'Anyone with the link can read this text and its result, without an account, until the link ends or you revoke it. Later edits and deletions do not change it.',
  yourLinksToChecks: 'Your links to checks',
  sharedCheck: 'Shared check',
  thisSharedCheckCouldNot: 'This shared check could not be loaded',
  nothingToReadHere: 'Nothing to read here',
  goToTheFrontPage: 'Go to the front page',
  loading: 'Loading',
  sharedBy: 'Shared by {ownerName} on {day}',
  checkedWith: 'Checked with {name}, shared on {day}',
  readableUntil: '{shared} · readable until {day}',
  onlyTheTextCanBeShown: 'This check was made by an earlier version, so only its text can be shown.',
  theText: 'The text',
})
