import type { humanizeDialogTexts as englishHumanizeDialogTexts } from '../../en/humanizer/dialog.ts'
import type { Translation } from '../../message-types.ts'

export const humanizeDialogTexts: Translation<typeof englishHumanizeDialogTexts> = {
  humanized: 'Humanisé',
  humanizeThisText: 'Humaniser ce texte',
  useThisText: 'Utiliser ce texte',
  close: 'Fermer',
  cancel: 'Annuler',
  humanize: 'Humaniser',
}
