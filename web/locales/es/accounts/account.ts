import type { accountsTexts as englishAccountsTexts } from '../../en/accounts/account.ts'
import type { Translation } from '../../message-types.ts'

export const accountsTexts: Translation<typeof englishAccountsTexts> = {
  sessionNotKept: 'La sesión no se conservó.',
}
