import type { inputTexts as englishInputTexts } from '../../en/humanizer/input.ts'
import type { Translation } from '../../message-types.ts'

export const inputTexts: Translation<typeof englishInputTexts> = {
  yourText: 'Votre texte',
  textToHumanize: 'Texte à humaniser',
  writeOrPasteAText: 'Écrivez ou collez un texte ici.',
  copyYourText: 'Copier votre texte',
  clearAll: 'Tout effacer',
  cancel: 'Annuler',
  finishNow: 'Terminer maintenant',
  finishNowWhat: 'Termine avec les formulations obtenues jusqu’ici.',
  ctrlEnter: 'Ctrl+Entrée',
  humanizeText: 'Humaniser le texte',
  words: '{words, number} mots',
  wordsOf: '{words, number} / {max, number} mots',
  characters: '{count, number} / {max, number} caractères',
}
