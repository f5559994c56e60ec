import { preferences } from '../../../../texts/preferences.ts'
import { messages } from '../../messages.ts'

export const preferenceTexts = messages('shared/preferences', preferences)
