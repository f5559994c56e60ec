import type { exportTexts as englishExportTexts } from '../../en/chats/export.ts'
import type { Translation } from '../../message-types.ts'

export const exportTexts: Translation<typeof englishExportTexts> = {
  attached: 'adjunto: {name}',
  humanized: ' · humanizado',
}
