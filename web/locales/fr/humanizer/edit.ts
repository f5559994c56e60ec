import type { editTexts as englishEditTexts } from '../../en/humanizer/edit.ts'
import type { Translation } from '../../message-types.ts'

export const editTexts: Translation<typeof englishEditTexts> = {
  undo: 'Annuler',
  redo: 'Rétablir',
  wordingsHere: 'Autres formulations de cette phrase',
  howToEdit:
    'Écrivez dans le texte. Un clic sur une phrase soulignée montre la raison et ses autres formulations.',
  scoreCannotFollow:
    'Le détecteur n’a pas pu être chargé dans ce navigateur : le score ne suit donc pas. Ce que vous écrivez est conservé.',
  tryAgain: 'Réessayer',
  loadingDetector: 'Chargement du détecteur dans ce navigateur, {percent}',
  nowHuman: 'Score humain à présent : {percent}.',
  yourText: 'Votre texte, à modifier',
  thisSentence: 'Cette phrase',
  weighs: 'Évoque une IA : {percent}',
  doesNotWeigh: 'Cette phrase paraît humaine.',
  close: 'Fermer',
  noOtherWording:
    'Il n’y a pas d’autre formulation sûre. Dites-le comme à un ami, ou ajoutez ce que vous seul savez : un chiffre, un nom, un exemple.',
  otherWordings: 'Autres formulations sûres',
  yourOriginal: 'Votre original',
  clickForWordings: 'Cliquez pour changer cette phrase.',
  noSingleReason: 'Aucun trait ne ressort à lui seul ; ses mots et son rythme réunis évoquent une IA.',
  whatWouldHelp: 'Ce qui aiderait le plus',
  nothingWeighs: 'Aucune phrase ne ressort. Le texte paraît humain.',
}
