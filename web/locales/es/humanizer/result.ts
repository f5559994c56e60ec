import type { rewriteTexts as englishRewriteTexts } from '../../en/humanizer/result.ts'
import type { Translation } from '../../message-types.ts'

export const rewriteTexts: Translation<typeof englishRewriteTexts> = {
  changes: 'Cambios',
  ofChanges: '{made, number} de {count, number} cambios. {cost}',
  signIn: 'Iniciar sesión',
  tryAgain: 'Reintentar',
  notAsBefore: ', no como antes',
  lockedBeforeTheRunAnd: 'Protegido antes de empezar y conservado exactamente',
  andMore: 'y {count, number} más',
  noPassagesWereLocked: 'No se protegió ningún pasaje',
  onePassageLockedIntact: '1 pasaje protegido, intacto',
  onePassageLockedNotIntact: '1 pasaje protegido, no intacto',
  passagesLockedBoth: '{locked, number} pasajes protegidos, ambos intactos',
  passagesLockedAll: '{locked, number} pasajes protegidos, todos intactos',
  passagesLocked: '{locked, number} pasajes protegidos, {intact} intactos',
  whatWasChecked: 'Lo que se comprobó',
  humanized: 'Humanizado',
  view: 'Vista',
  edit: 'Editar',
  undo: 'Deshacer',
  editsDropped: 'Se deshicieron tus ediciones.',
  dropEdits: 'Volver al resultado',
  editedByYou: 'Editado por ti.',
  editedSince:
    'Has escrito en este texto desde entonces. Esto es todo lo que difiere de tu original: los cambios de la ejecución y los tuyos.',
  editItHere: 'Editar aquí',
  editGuided:
    'Edítalo aquí: lo que pesa está subrayado con su motivo y la puntuación cambia mientras escribes.',
  locksLost: 'Bloqueado, pero ya no está en tu texto: {passages}',
  changedElsewhere:
    'Este texto se ha cambiado después en otra pestaña u otro dispositivo. Lo que hay allí se conserva; ¿qué palabras deben quedar?',
  elsewhereUnread: 'No se pudo leer la otra versión. No se ha perdido nada; vuelve a intentarlo.',
  keepThis: 'Conservar lo de aquí',
  takeOther: 'Mostrar la otra versión',
  download: 'Descargar',
  humanizedText: 'Texto humanizado',
  useAllChanges: 'Usar todos los cambios',
  sendToEssay: 'Enviar a un ensayo',
  useInChat: 'Usar en el chat',
  checkForAi: 'Detectar IA',
  modelUse:
    '{label}: {calls, plural, one {# llamada} many {# de llamadas} other {# llamadas}}, unos {tokens, number} tokens, {seconds, number} s.',
  costNothingLeft:
    'No costó nada; {left, plural, one {queda # palabra} many {quedan # de palabras} other {quedan # palabras}}.',
  wordsLeft: '{left, plural, one {Queda # palabra} many {Quedan # de palabras} other {Quedan # palabras}}.',
  cameToReadHuman:
    '{count, plural, one {Lo cambiado llegó a leerse como humano.} many {{human, number} de # de pasajes cambiados llegaron a leerse como humanos.} other {{human, number} de # pasajes cambiados llegaron a leerse como humanos.}}',
  costLeft:
    'Costó {words, plural, one {# palabra} many {# de palabras} other {# palabras}}; quedan {left, number}.',
  changesMade: '{made, plural, one {# cambio} many {# de cambios} other {# cambios}}.',
  keptAsBefore:
    '{made, plural, one {# cambio} many {# de cambios} other {# cambios}}, {rejected, number} sin aplicar.',
  to: 'a',
  human: 'humano',
  asSOwnDetectorReads: 'Según el propio detector de {name}. Una señal, no una prueba.',
  thisResultBelongsToAn:
    'Este resultado es de una versión anterior de tu texto. Humaniza otra vez para obtener uno nuevo.',
  restoreTheEarlierText: 'Recuperar el texto anterior',
  alreadyReadsHuman: 'Ya suena humano',
  nothingChanged: 'Nada cambió',
  nothingWasChanged: 'No se cambió nada.',
  nothingWasChangedNothing: 'No se cambió ni se cobró nada.',
  humanScore: 'Puntuación humana {percent}.',
  rewriteWith: 'Reescribir con {label}',
  strongAnyway:
    'Este texto no necesita nada. Otro detector puede leerlo de otra forma: {name} lo reescribe de todos modos y cuesta unas {words, plural, one {# palabra} many {# de palabras} other {# palabras}}.',
  strongAnywayUncharged: 'Otro detector puede leerlo de otra forma. {name} lo reescribe de todos modos.',
  rewriteAnyway: 'Reescribir con {name} de todos modos',
  try: 'Probar {name}',
}
