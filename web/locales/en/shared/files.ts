import { files } from '../../../../texts/files.ts'
import { messages } from '../../messages.ts'

export const fileTexts = messages('shared/files', files)
