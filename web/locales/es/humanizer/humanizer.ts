import type { humanizerTexts as englishHumanizerTexts } from '../../en/humanizer/humanizer.ts'
import type { Translation } from '../../message-types.ts'

export const humanizerTexts: Translation<typeof englishHumanizerTexts> = {
  atMostCharactersFitIn: 'En un texto caben {textCharactersMax, number} caracteres como máximo.',
  pleaseHumanizeItInParts: 'Humanízalo por partes. No se envió nada.',
  theServerDidNotRespond: 'El servidor no respondió. Tu texto sigue aquí y nunca se cobra dos veces.',
  nothingWasCharged: 'No se cobró nada. Analizar textos sigue siendo gratis.',
  checkingStaysFree: 'Analizar textos sigue siendo gratis.',
  seeThePlans: 'Ver los planes',
  clean: 'Suave',
  balanced: 'Equilibrado',
  strong: 'Fuerte',
  rules: {
    clean: {
      brief: 'Limpieza',
      text: 'Una limpieza: quita hábitos de máquina y deja las frases como están.',
    },
    balanced: {
      brief: 'Limpieza a fondo',
      text: 'Una limpieza a fondo, que también cambia la forma de las frases.',
    },
    strong: {
      brief: 'Todas las reglas',
      text: 'Lo máximo que pueden hacer las reglas. Lee el resultado antes de usarlo.',
    },
  },
  byModel: {
    clean: { brief: 'Retoques', text: '{label} propone frases cercanas y la puntuación del texto elige.' },
    balanced: {
      brief: 'Otras frases',
      text: '{label} propone otras versiones de cada frase y la puntuación del texto elige. Lo que no pasa una comprobación no se usa.',
    },
    strong: {
      brief: 'Frases más libres',
      text: '{label} propone versiones más libres y la puntuación del texto elige. Lo que no pasa una comprobación no se usa. Lee el resultado antes de usarlo.',
    },
  },
  service: {
    clean: { brief: 'Cambia poco', text: 'Quita hábitos de máquina y cambia poco.' },
    balanced: { brief: 'Reformula más', text: 'Reformula más, frase por frase.' },
    strong: { brief: 'Cambia al máximo', text: 'Más arriesgado: lee el resultado antes de usarlo.' },
  },
  languageModel: 'El modelo de lenguaje',
  wordsLeft: 'quedan {left, number} palabras',
  costsAbout: 'Cuesta unas {words, plural, one {# palabra} many {# de palabras} other {# palabras}}',
  needsAndAreLeft:
    'Necesita {words, plural, one {# palabra} many {# de palabras} other {# palabras}} y quedan {left, number}.',
  paidBefore: 'Ya está pagado: el mismo texto con las mismas opciones se cobró en los últimos 30 días',
  costsAboutIf:
    'Cuesta unas {words, number} de {left, plural, one {# palabra} many {# de palabras} other {# palabras}} si un pasaje llega a leerse como humano; si no, nada',
  costsAboutOrBack:
    'Cuesta unas {words, number} de {left, plural, one {# palabra} many {# de palabras} other {# palabras}} si un pasaje llega a leerse como humano. Si no, recibes tu texto como estaba: quedan muy pocas palabras de los resultados gratis de hoy.',
  thisTextHasThePlan:
    'Este texto tiene {words, plural, one {# palabra} many {# de palabras} other {# palabras}}; el plan {plan} admite {perRequest, number} de una vez.',
  takes: '{name} admite {words, number}.',
  pleaseHumanizeInParts: 'Humanízalo por partes.',
  tones: {
    neutral: 'Neutro',
    formal: 'Formal',
    casual: 'Informal',
  },
  purposes: {
    general: 'Lectura general',
    essay: 'Un ensayo',
    marketing: 'Marketing',
    email: 'Un correo',
    news: 'Noticias',
    technical: 'Texto técnico',
    legal: 'Texto jurídico',
  },
}
