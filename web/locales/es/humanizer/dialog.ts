import type { humanizeDialogTexts as englishHumanizeDialogTexts } from '../../en/humanizer/dialog.ts'
import type { Translation } from '../../message-types.ts'

export const humanizeDialogTexts: Translation<typeof englishHumanizeDialogTexts> = {
  humanized: 'Humanizado',
  humanizeThisText: 'Humanizar este texto',
  useThisText: 'Usar este texto',
  close: 'Cerrar',
  cancel: 'Cancelar',
  humanize: 'Humanizar',
}
