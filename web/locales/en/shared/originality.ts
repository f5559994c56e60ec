import { originality } from '../../../../texts/originality.ts'
import { messages } from '../../messages.ts'

export const originalityTexts = messages('shared/originality', originality)
