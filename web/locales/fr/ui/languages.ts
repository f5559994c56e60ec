import type { languageTexts as englishLanguageTexts } from '../../en/ui/languages.ts'
import type { Translation } from '../../message-types.ts'

export const languageTexts: Translation<typeof englishLanguageTexts> = {
  language: 'Langue',
  pagesAndMails: 'Pages et e-mails',
  autoDetect: 'Détection automatique',
  englishForNow: 'En anglais pour l’instant',
  explanation:
    'Votre choix suit votre compte. Les langues affichées en anglais pour l’instant cherchent des traducteurs : <how>comment en ajouter une</how>.',
  notLoaded: 'Cette langue n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
}
