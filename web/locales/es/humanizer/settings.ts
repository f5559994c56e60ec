import type { settingsTexts as englishSettingsTexts } from '../../en/humanizer/settings.ts'
import type { Translation } from '../../message-types.ts'

export const settingsTexts: Translation<typeof englishSettingsTexts> = {
  dataProcessorTexts: {
    embedded: 'Se reescribe en este servidor. No se envía nada a otros servicios.',
    model: 'Lo reescribe el modelo de lenguaje que usa este servidor.',
    undetectable: 'Lo reescribe Undetectable.ai.',
  },
  mode: 'Modo',
  human: 'humano',
  ofWords: '{percent, number} % cambiado',
  usuallyChanges: 'Suele cambiar alrededor del {percent, number} % de las palabras.',
  changesHere: 'Cambia alrededor del {percent, number} % de las palabras de este texto.',
  rewriteWith: 'Reescribir Equilibrado y Fuerte con',
  builtInRules: 'Reglas integradas',
  takesAbout: '{words, number} palabras, entre {from, number} y {to, number} s',
  choosesWordings: 'Ofrece redacciones y la puntuación del texto elige',
  noModel: 'Sin modelo de lenguaje, menos de un segundo',
  goesTo: {
    'local-server': '{label} funciona en el ordenador de este sitio. Tu texto se queda ahí.',
    endpoint: 'Tu texto se envía a {label}, el modelo de lenguaje que usa este sitio.',
    own: 'Tu texto se envía a {label} con tu propia clave.',
  },
}
