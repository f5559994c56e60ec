import type { marksTexts as englishMarksTexts } from '../../en/detector/marks.ts'
import type { Translation } from '../../message-types.ts'

export const marksTexts: Translation<typeof englishMarksTexts> = {
  names: {
    strong: 'ressemble à de l’IA',
    slight: 'ressemble un peu à de l’IA',
  },
  textToCheck: 'Texte à analyser',
  writeOrPasteAText: 'Écrivez ou collez un texte ici, ou déposez un fichier.',
  ai: '{percent} IA : {text}',
  marked: 'Marqué comme IA : {text}',
  markedByTheService: 'Marqué par le service de détection, qui ne donne ni score ni raison pour une phrase.',
  aiScore: 'Score IA :',
  readsLikeAi: 'ressemble à de l’IA',
  readsSomewhatLikeAi: 'ressemble un peu à de l’IA',
  wholePassageOfSentences: 'Passage entier de {value} phrases : {percent}',
  pressEscapeOrClick: 'Appuyez sur Échap ou cliquez ailleurs pour fermer.',
  clickToKeepThisOpen: 'Cliquez pour garder ceci ouvert.',
  noSingleTraitStandsOut:
    'Aucun trait ne ressort seul ; l’ensemble de sa rédaction ressemble à celle d’un modèle.',
  aiScoreReasons: 'Score IA',
}
