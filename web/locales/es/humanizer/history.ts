import type { keptTextTexts as englishKeptTextTexts } from '../../en/humanizer/history.ts'
import type { Translation } from '../../message-types.ts'

export const keptTextTexts: Translation<typeof englishKeptTextTexts> = {
  humanized: 'Humanizado',
  download: 'Descargar',
  thisTextWasSavedBy:
    'Este texto se guardó con una versión anterior. Sus cambios y sus motivos ya no se pueden mostrar.',
  humanizedText: 'Texto humanizado',
  checkForAi: 'Detectar IA',
}
