import type { detectorResultTexts as englishDetectorResultTexts } from '../../en/detector/result.ts'
import type { Translation } from '../../message-types.ts'

export const detectorResultTexts: Translation<typeof englishDetectorResultTexts> = {
  checked: 'Analizado',
  whatWeighedMost: 'Lo que más pesó',
  measured: 'Medido',
  paragraphs: 'Párrafos',
  howMuchOfTheText: 'Cuánto del texto suena a IA, en conjunto y frase por frase.',
  whatWeighedMostThe: 'Lo que más pesó: los motivos medidos, en palabras sencillas.',
  whichSentences: 'Qué frases parecen de IA, marcadas en tu texto.',
  whenItCannotTellShort: 'Cuándo no puede saberlo: los textos cortos y otros idiomas no reciben veredicto.',
  thisTextWasCheckedBy:
    'Este texto se analizó con una versión anterior y su resultado ya no se puede mostrar. Analízalo otra vez para ver cómo suena ahora.',
  readyWhenYouAre: 'Cuando quieras',
  seeHowATextReads: 'Mira cómo suena un texto',
  tryAnExample: 'Probar un ejemplo',
  englishProseIsSurest: 'La prosa en inglés de 60 palabras o más da los resultados más seguros.',
  perplexity: 'Perplejidad',
  howSurprisingItsWordsAre: 'Cuánto sorprenden sus palabras: a menudo Alta en personas, Baja en IA',
  burstiness: 'Variabilidad',
  levels: { High: 'Alta', Moderate: 'Moderada', Low: 'Baja' },
  howSentenceLengthVaries: 'Cuánto varía la longitud de las frases: a menudo Alta en personas, Baja en IA',
  aiWords: 'Palabras de IA',
  ofCount: 'de {count, number}',
  words: 'Palabras',
  aiSentences: 'Frases de IA',
  sentences: 'Frases',
  paragraphSentences:
    'Párrafo {number}<span> · {num_sentences, plural, one {# frase} many {# de frases} other {# frases}}</span>',
  aiScore: 'Puntuación IA',
  result: 'Resultado',
  ofTheWordsMarked: 'de las palabras, marcadas como IA',
  confidence:
    ', confianza {confidence_category, select, high {alta} medium {media} low {baja} other {{confidence_category}}}',
  aSignalNotAProof:
    'Una señal, no una prueba. A veces se marcan también textos de personas; los textos cortos y los de quienes aprenden inglés merecen un cuidado especial.',
  soFarItLeansTowards: 'Por ahora se inclina hacia la IA.',
  soFarItLeansTowardsTowardsHuman: 'Por ahora se inclina hacia lo humano.',
  soFarItLeansNeither: 'Por ahora no se inclina a ningún lado.',
}
