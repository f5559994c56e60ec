import type { repliesTexts as englishRepliesTexts } from '../../en/chats/replies.ts'
import type { Translation } from '../../message-types.ts'

export const repliesTexts: Translation<typeof englishRepliesTexts> = {
  getPro: 'Obtener Pro',
  getUnlimited: 'Obtener Unlimited',
  reply: 'Respuesta',
  writingAndHumanizingA: 'Escribiendo y humanizando una respuesta',
  writingAReply: 'Escribiendo una respuesta',
  theConnectionWasLost: 'Se perdió la conexión. Reconectando con la respuesta…',
  tryAgain: 'Reintentar',
  error: 'Error: {networkError}',
  continue: 'Continuar',
  youStoppedThisReply: 'Detuviste esta respuesta.',
  thisReplyWasCutOff: 'Esta respuesta se interrumpió.',
  notHumanized: 'No humanizado: {reason}',
  thinking: 'Pensando…',
  thoughtForSeconds: 'Pensó durante {seconds, plural, one {# segundo} many {# segundos} other {# segundos}}',
  thoughtForMinutes: 'Pensó durante {minutes} min {seconds} s',
  thoughts: 'Pensamientos',
  secondsSoFar: '{seconds} s',
  theRestOfTheThoughts: 'El resto de los pensamientos era demasiado largo para conservarlo.',
  signInAgain: 'Iniciar sesión de nuevo',
  yourSessionHasEndedYour:
    'Tu sesión ha terminado. Tus mensajes se conservan y vuelves a este chat después de iniciar sesión.',
  sendAgain: 'Enviar de nuevo',
  errorMessage: 'Error: {message}',
  yourMessageIsInThe: 'Tu mensaje está en el campo de abajo.',
  youAreOfflineYourMessage:
    'No tienes conexión. Tu mensaje está en el campo de abajo y puedes enviarlo cuando vuelva.',
}
