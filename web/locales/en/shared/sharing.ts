import { sharing } from '../../../../texts/sharing.ts'
import { messages } from '../../messages.ts'

export const sharingTexts = messages('shared/sharing', sharing)
