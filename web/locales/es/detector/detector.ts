import type { detectorTexts as englishDetectorTexts } from '../../en/detector/detector.ts'
import type { Translation } from '../../message-types.ts'

export const detectorTexts: Translation<typeof englishDetectorTexts> = {
  checked: 'Analizado. {result_message}',
  checkedAiScore: 'Analizado. Puntuación IA {percent}: {name}{confidence}.',
  checkedMarkedShare: 'Analizado. {percent} de las palabras marcado como IA: {name}{confidence}.',
  showFewer: 'Mostrar menos',
  showMore: 'Mostrar {hidden, number} más',
  tampering: {
    homoglyph:
      '{count, plural, one {# letra parecida} many {# de letras parecidas} other {# letras parecidas}}',
    'soft-hyphen':
      '{count, plural, one {# guion opcional} many {# de guiones opcionales} other {# guiones opcionales}}',
    'zero-width':
      '{count, plural, one {# carácter invisible} many {# de caracteres invisibles} other {# caracteres invisibles}}',
    control:
      '{count, plural, one {# carácter de control} many {# de caracteres de control} other {# caracteres de control}}',
    direction:
      '{count, plural, one {# marca de dirección oculta} many {# de marcas de dirección ocultas} other {# marcas de dirección ocultas}}',
    'styled-letter':
      '{count, plural, one {# letra con estilo} many {# de letras con estilo} other {# letras con estilo}}',
    'stacked-marks':
      '{count, plural, one {# pila de acentos} many {# de pilas de acentos} other {# pilas de acentos}}',
  },
  tamperingInWords: '{signs} en {words, plural, one {# palabra} many {# de palabras} other {# palabras}}',
  tamperingFound:
    'En este texto {total, plural, one {se encontró} many {se encontraron} other {se encontraron}} {list}, lo que puede ser señal de manipulación o venir de una página copiada. El análisis {total, plural, one {lo ignoró} many {los ignoró} other {los ignoró}}.',
  ai: 'IA',
  human: 'Humano',
  mixed: 'Mixto',
  marked: 'Marcado como IA',
  notMarked: 'Sin marcar',
  inconclusive: 'No concluyente',
}
