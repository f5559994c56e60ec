import type { estimateTexts as englishEstimateTexts } from '../../en/humanizer/estimate.ts'
import type { Translation } from '../../message-types.ts'

export const estimateTexts: Translation<typeof englishEstimateTexts> = {
  waiting: {
    none: 'Con 20 palabras o más, aquí aparece el resultado previsto de cada intensidad.',
    visitor: 'Inicia sesión para ver aquí el resultado previsto de cada intensidad.',
    pending: 'Calculando el resultado de cada intensidad…',
    failed: 'No se pudo calcular el resultado. Aun así puedes humanizar el texto.',
  },
  seeTwoSentencesOf: 'Ver {count, plural, one {una frase} many {dos frases} other {dos frases}} de {name}',
  aSampleOfTheRewrite: 'Una muestra de la reescritura',
  becomes: 'pasa a ser',
  sOwnDetector: 'El propio detector de {name}',
  readsThisTextAsHuman: '{reader} lee este texto como {percent} humano.',
  theRulesWouldNotChangeIt: '{before} Las reglas integradas no lo cambiarían.',
  noStrengthWouldChangeIt: '{before} Ninguna intensidad lo cambiaría.',
  withTheBuiltInEngine: 'Con el motor integrado, ',
  isExpectedToReach: '{before} {who}{name} debería llegar a {percent}: {detectability}.',
  noStrength: 'ninguna intensidad',
  noStrengthExpectation: 'Ninguna intensidad',
  isExpectedToReachAnd:
    '{before} {who}{none} debería lograr que un pasaje se lea como humano, y un intento así no cuesta nada.',
  partsAreExpected:
    '{before} {who}{name} debería lograr que algunos pasajes se lean como humanos, pero no todo el texto.',
  onlyStrongChangesIt:
    '{before} Suave y Equilibrado lo dejan como está. Fuerte lo cambia de todos modos, porque otro detector puede leerlo de otra forma, y cuesta unas {words, plural, one {# palabra} many {# de palabras} other {# palabras}}.',
  onlyStrongChangesItUncharged:
    '{before} Suave y Equilibrado lo dejan como está. Fuerte lo cambia de todos modos, porque otro detector puede leerlo de otra forma.',
  isExpectedToReachUncharged: '{before} {who}{none} debería llegar al {humanScoreAccepted} %.',
  measured:
    'En nuestra prueba {percent, plural, =0 {ningún texto de IA se leyó} one {# de 100 textos de IA se leyó} many {# de 100 textos de IA se leyeron} other {# de 100 textos de IA se leyeron}} después como humano.',
  measuredOfModel:
    'En nuestra prueba con un modelo potente {percent, plural, one {# de 100 textos de IA se leyó} many {# de 100 textos de IA se leyeron} other {# de 100 textos de IA se leyeron}} después como humano.',
}
