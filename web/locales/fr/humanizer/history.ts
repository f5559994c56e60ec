import type { keptTextTexts as englishKeptTextTexts } from '../../en/humanizer/history.ts'
import type { Translation } from '../../message-types.ts'

export const keptTextTexts: Translation<typeof englishKeptTextTexts> = {
  humanized: 'Humanisé',
  download: 'Télécharger',
  thisTextWasSavedBy:
    'Ce texte a été enregistré par une version antérieure. Ses changements et leurs raisons ne peuvent plus être affichés.',
  humanizedText: 'Texte humanisé',
  checkForAi: 'Détecter l’IA',
}
