import type { humanizeTexts as englishHumanizeTexts } from '../../en/chats/humanize.ts'
import type { Translation } from '../../message-types.ts'

export const humanizeTexts: Translation<typeof englishHumanizeTexts> = {
  wordsRemaining: 'Palabras restantes ({remaining_words}/{limit})',
  humanize: 'Humanizar',
  left: 'quedan {remaining_words, number}',
  repliesNeedWords: 'Las respuestas nuevas de este modelo también necesitan palabras.',
  repliesStayAsWritten:
    'Las respuestas se quedan como las escribe el modelo hasta que vuelva a tener palabras.',
  readsHumanInSOwn: 'suena {percent} humano en el propio detector de {name}; antes, {before}',
  wordsUsed: '{words, plural, one {# palabra usada} many {# de palabras usadas} other {# palabras usadas}}',
  costNothingNoPassage: 'no costó nada, porque ningún pasaje cambiado llegó a leerse como humano',
  costNothingPaidBefore: 'no costó nada, porque ya se había pagado',
  costNothingBecauseIt: 'no costó nada, porque aún suena a IA',
  lockedIntact:
    '{locked, plural, one {# pasaje protegido intacto} many {# de pasajes protegidos intactos} other {# pasajes protegidos intactos}}',
  ofLockedIntact:
    '{intact} de {locked, plural, one {# pasaje protegido} many {# de pasajes protegidos} other {# pasajes protegidos}} intactos',
  writing: 'Escribiendo',
  writingAFirstVersion: 'Escribiendo una primera versión',
  puttingTheThoughtsIn: 'Ordenando las ideas',
  choosingTheWords: 'Eligiendo las palabras',
  analyzing: 'Analizando',
  readingItTheWayA: 'Leyéndolo como lo haría un detector',
  lookingAtRhythmAndWord: 'Mirando el ritmo y la elección de palabras',
  humanizing: 'Humanizando',
  rewritingWhatReadsLikeA: 'Reescribiendo lo que suena a máquina',
  keepingNamesFiguresAnd: 'Conservando nombres, cifras y citas',
  varyingTheLengthOf: 'Variando la longitud de las frases',
  checking: 'Comprobando',
  readingItOnceMore: 'Leyéndolo una vez más',
  comparingBeforeAndAfter: 'Comparando antes y después',
  human: '{percent} humano',
  humanizationIsDisabled: 'Humanizar está desactivado',
  theReplyWillBeShown:
    'La respuesta se mostrará tal como la escribe el modelo, y un detector puede leerla como IA.',
  theWriterReplies: 'La respuesta del escritor integrado se mostrará tal cual, sin pasar por el humanizador.',
  humanizingCosts: 'Humanizar una respuesta cuesta más o menos tantas palabras como tiene.',
  keepOff: 'Dejar desactivado',
  enableHumanization: 'Activar Humanizar',
  dontAskAgain: 'No volver a preguntar',
  humanized: 'Humanizado',
}
