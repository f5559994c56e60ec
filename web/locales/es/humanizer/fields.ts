import type { fieldTexts as englishFieldTexts } from '../../en/humanizer/fields.ts'
import type { Translation } from '../../message-types.ts'

export const fieldTexts: Translation<typeof englishFieldTexts> = {
  lockWords: 'Proteger palabras',
  lockWordsTypeOneAnd: 'Proteger palabras: escribe una y pulsa Intro',
  addAnother: 'Añadir otra',
  notInTheText: 'no está en el texto',
  unlock: 'Dejar de proteger {word}',
  tone: 'Tono',
  asItIs: 'Como está',
  for: 'Para',
  anything: 'Cualquier cosa',
  moreChoices: 'Más opciones: tono',
  moreChoicesOfModel: 'Más opciones: tono, finalidad, voz',
  choicesMade: 'Elegido: {made}',
  dropPraise: 'Las frases que solo elogian pueden irse',
  myVoice: 'Mi voz',
  writeItInMyVoice: 'Escribirlo con mi voz',
  aSampleOfYourOwn: 'Una muestra de tu propia escritura',
  pasteAPageThatYou: 'Pega una página que hayas escrito tú.',
  charactersItsMannerIs:
    '{count, number} / {voiceCharactersMax, number} caracteres. Se toma su estilo, nada de su contenido.',
}
