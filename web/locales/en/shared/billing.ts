import { billing } from '../../../../texts/billing.ts'
import { messages } from '../../messages.ts'

export const billingTexts = messages('shared/billing', billing)
