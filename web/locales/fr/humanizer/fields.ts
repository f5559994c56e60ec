import type { fieldTexts as englishFieldTexts } from '../../en/humanizer/fields.ts'
import type { Translation } from '../../message-types.ts'

export const fieldTexts: Translation<typeof englishFieldTexts> = {
  lockWords: 'Protéger des mots',
  lockWordsTypeOneAnd: 'Protéger des mots : saisissez-en un et appuyez sur Entrée',
  addAnother: 'En ajouter un',
  notInTheText: 'absent du texte',
  unlock: 'Ne plus protéger {word}',
  tone: 'Ton',
  asItIs: 'Tel quel',
  for: 'Pour',
  anything: 'Tout usage',
  moreChoices: 'Plus d’options : ton',
  moreChoicesOfModel: 'Plus d’options : ton, usage, voix',
  choicesMade: 'Choisi : {made}',
  dropPraise: 'Les phrases qui ne font que louer peuvent partir',
  myVoice: 'Ma voix',
  writeItInMyVoice: 'L’écrire avec ma voix',
  aSampleOfYourOwn: 'Un échantillon de votre propre écriture',
  pasteAPageThatYou: 'Collez une page que vous avez écrite vous-même.',
  charactersItsMannerIs:
    '{count, number} / {voiceCharactersMax, number} caractères. On en reprend la manière, rien du contenu.',
}
