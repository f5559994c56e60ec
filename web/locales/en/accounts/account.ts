import { messages } from '../../messages.ts'

export const accountsTexts = messages('accounts/account', {
  // Queries
  sessionNotKept: 'The session was not kept.',
})
