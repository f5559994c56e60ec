import { messages } from '../../messages.ts'

/** Asked when a user signs out while this browser has words that the server does not have. */
export const unsavedSignOut = messages('essays/unsaved-sign-out', {
  title: 'Some of your words are not saved yet',
  explanation:
    '{count, plural, one {An essay has} other {# essays have}} words that only this browser has, and signing out removes them from it.',
  saving: 'They are being saved now. You will be signed out as soon as that is done.',
  failing: 'The server cannot be reached. We keep trying.',
  stay: 'Stay signed in',
  download: 'Download them',
  leave: 'Sign out anyway',
})
