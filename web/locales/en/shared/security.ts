import { security } from '../../../../texts/security.ts'
import { messages } from '../../messages.ts'

export const securityTexts = messages('shared/security', security)
