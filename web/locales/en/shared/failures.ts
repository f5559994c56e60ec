import { failures } from '../../../../texts/failures.ts'
import { messages } from '../../messages.ts'

export const errorTexts = messages('shared/failures', failures)
