import { keys } from '../../../../texts/keys.ts'
import { messages } from '../../messages.ts'

export const keyRules = messages('shared/keys', keys)
