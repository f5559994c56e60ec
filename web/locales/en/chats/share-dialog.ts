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

  // Share texts
  messageCount: '{count, plural, one {# message} other {# messages}}',
})
