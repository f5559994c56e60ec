import { localModels } from '../../../../texts/local-models.ts'
import { messages } from '../../messages.ts'

export const localModelTexts = messages('shared/local-models', localModels)
