import { refusals } from '../../../../texts/refusals.ts'
import { messages } from '../../messages.ts'

export const refusalTexts = messages('shared/refusals', refusals)
