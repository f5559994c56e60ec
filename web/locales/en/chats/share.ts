import { messages } from '../../messages.ts'

export const shareTexts = messages('chats/share', {
  // Share button
  shareThisChat: 'Share this chat',
  link: 'link',
  share: 'Share',

  // Share menu
  sharingCouldNotBeOpened: 'Sharing could not be opened. Please check your connection and try again.',
})
