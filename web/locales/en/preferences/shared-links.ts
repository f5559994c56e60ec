import { messages } from '../../messages.ts'

/** All links of a user to chats, essays and checks, in the settings. */
export const sharedLinksTexts = messages('preferences/shared-links', {
  title: 'Shared links',
  text: 'Anyone who has a link can read what it opens, until it ends or you revoke it. Addresses are shown once, when a link is made.',
  chat: 'Chat, {count, plural, one {# message} other {# messages}}',
  essayToRead: 'Essay, for reading',
  essayToComment: 'Essay, for commenting',
  check: 'Check for AI',
  named: '{title} · {name}',
})
