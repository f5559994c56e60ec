import { accounts } from '../../../../texts/accounts.ts'
import { messages } from '../../messages.ts'

export const accountTexts = messages('shared/accounts', accounts)
