import { errors } from '../../../../texts/errors.ts'
import { messages } from '../../messages.ts'

export const codeTexts = messages('shared/errors', errors)
