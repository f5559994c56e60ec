import { messages } from '../../messages.ts'

export const shareTexts = messages('essays/share', {
  // Share essay dialog
  share: 'Share',
  shareThisEssay: 'Share this essay',
  shareWords: 'link comments readers',
  anyoneWithTheLink:
    'Anyone with the link sees the essay as it is now, without an account, until the link ends or you revoke it. They cannot change it, and they do not see your chat, your versions or your authorship record.',
  notStored: 'This essay is not on the server yet. It can be shared as soon as it is saved.',
  linkIsFor: 'The link is for',
  access: { read: 'Reading', comment: 'Commenting' },
  accessHint: {
    read: 'Readers see the page, and no comments.',
    comment: 'Readers can mark words and write comments and suggestions with a name of their choice.',
  },
  linkName: 'Name of the link',
  linkNameHint: 'Only you see it, for example the person you send it to.',
  linksToThisEssay: 'Links to this essay',
  unnamed: { read: 'Link for reading', comment: 'Link for commenting' },
  size: { read: 'for reading', comment: 'for commenting' },
  commentsOff: 'Stop comments',
  commentsOffOf: 'Take no more comments by the link {name}',
  commentsOn: 'Allow comments',
  commentsOnOf: 'Allow comments by the link {name}',
  notChanged: 'The link was not changed. {message}',

  // Shared essay
  sharedEssay: 'Shared essay',
  couldNotBeLoaded: 'This shared essay could not be loaded',
  nothingToReadHere: 'Nothing to read here',
  goToTheFrontPage: 'Go to the front page',
  loading: 'Loading',
  sharedBy: 'Shared by {ownerName} on {day}',
  anEssayShared: 'An essay written with {name}, shared on {day}',
  readableUntil: '{shared} · readable until {day}',
  theEssay: 'The essay',
  empty: 'There is nothing on the page yet.',
})
