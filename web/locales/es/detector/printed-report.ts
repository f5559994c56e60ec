import type { printedReportTexts as englishPrintedReportTexts } from '../../en/detector/printed-report.ts'
import type { Translation } from '../../message-types.ts'

export const printedReportTexts: Translation<typeof englishPrintedReportTexts> = {
  markedAndRest: 'Las palabras marcadas y lo que falta hasta 100',
  theAiScoreAndWhat: 'La puntuación IA y lo que falta hasta 100',
  aiDetectorReport: 'Informe del detector de IA',
  theText: 'El texto',
  whatTheVerdictMeans: 'Qué significa el veredicto',
  whatItDoesNotMean: 'Qué no significa',
  whereTheDetectorErrs: 'Dónde se equivoca el detector',
  text: 'Texto',
  length: 'Extensión',
  checked: 'Analizado',
  size: '{words, plural, one {# palabra} many {# de palabras} other {# palabras}}, {sentences, plural, one {# frase} many {# de frases} other {# frases}}, {characters, plural, one {# carácter} many {# de caracteres} other {# caracteres}}',
  sizeWithoutSentences:
    '{words, plural, one {# palabra} many {# de palabras} other {# palabras}}, {characters, plural, one {# carácter} many {# de caracteres} other {# caracteres}}',
  byTheBuiltInEngine: '{moment}, por el motor integrado de {name}',
  byZeroGpt: '{moment}, con ZeroGPT',
  theVerdict: 'El veredicto',
  markedShare: '{percent} de las palabras, marcadas como IA',
  aiScore: 'Puntuación IA {percent}',
  confidence:
    ', confianza {confidence_category, select, high {alta} medium {media} low {baja} other {{confidence_category}}}',
  withoutAScoreNothingIs: 'Sin puntuación, no se marca nada.',
  noPassageIsMarked: 'No hay ningún pasaje marcado.',
  underlinedReadsLikeAi:
    'Subrayado: suena a IA. Discontinuo: suena algo a IA. Los números remiten a los motivos del margen.',
  aiScoreB: '<b>{number}</b> Puntuación IA {percent},',
  readsLikeAi: 'suena a IA',
  readsSomewhatLikeAi: 'suena algo a IA',
  meanings: {
    ai: 'En conjunto, la redacción está más cerca de los textos de modelos de lenguaje de los que ha aprendido el detector que de los de personas. Los pasajes numerados son los más cercanos.',
    mixed:
      'Una parte del texto está claramente más cerca de los textos de modelos de lenguaje y otra de los de personas, como en un texto de dos autores. El porcentaje es la parte de las palabras en pasajes marcados.',
    undecided:
      'En conjunto, la redacción queda entre los textos de modelos de lenguaje y los de personas de los que ha aprendido el detector. Ahí se dan los dos, así que este resultado no es concluyente.',
    human:
      'En conjunto, la redacción está más cerca de los textos de personas de los que ha aprendido el detector que de los de modelos de lenguaje. Eso no descarta que se usara un modelo.',
    'too-short':
      'El texto es demasiado corto para un veredicto. De este resultado no se deduce nada, en ningún sentido.',
    unscored:
      'El detector no da puntuación para este texto. De este resultado no se deduce nada, en ningún sentido.',
  },
  aScoreIsASignal:
    'Una puntuación es una señal, no una prueba. No muestra quién escribió un texto, y nadie debería ser juzgado solo por ella: los borradores, las notas, los textos anteriores y una conversación con el autor dicen más.',
  theAiScoreShowsHow:
    'La puntuación IA muestra cuánto suena el texto al de un modelo. No es la parte del texto que escribió un modelo.',
  eachMarkIsBasedOn:
    'Cada marca se basa en varias frases juntas. Señala un lugar aproximado, no palabras sueltas.',
  writingByPeopleIs:
    'A veces se marcan también textos de personas, y más a menudo los ensayos formales y los textos de quienes aprenden inglés.',
  textByAModelIs:
    'A menudo no se reconoce el texto de un modelo si se reformuló, se tradujo de ida y vuelta o lo editó una persona.',
  onlyEnglishProseIsJudged:
    'Solo se juzga prosa en inglés. Los veredictos sobre textos cortos son menos seguros, y con menos de 60 palabras no hay ninguno.',
  perplexityAndBurstiness:
    'La perplejidad y la variabilidad se muestran en tres niveles: en cada uno está un tercio de los textos que se midieron para la escala. No influyen en el veredicto.',
}
