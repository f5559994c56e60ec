import type { troubleTexts as englishTroubleTexts } from '../../en/accounts/trouble.ts'
import type { Translation } from '../../message-types.ts'

export const troubleTexts: Translation<typeof englishTroubleTexts> = {
  allowCookiesInIts: 'Permite las cookies en sus ajustes e inicia sesión de nuevo.',
  tooManyAttempts: 'Demasiados intentos.',
  cannotBeReachedRightNow: 'No se puede conectar con {name} en este momento.',
  youAreOffline: 'No tienes conexión.',
  whatYouTypedStaysHere: 'Lo que escribiste se queda aquí. Inténtalo de nuevo en un momento.',
  unreachable: '{documented} Lo que escribiste se queda aquí.',
  ifYouForgotYourPassword:
    'Si olvidaste tu contraseña, con “¿Olvidaste tu contraseña?” puedes elegir una nueva.',
  pleaseTryAgainInA: 'Inténtalo de nuevo en un momento.',
  thatTookAWhilePlease: 'Ha pasado un rato. Escribe tu contraseña otra vez.',
  youCanStillUseA: 'Aún puedes usar un código de recuperación.',
  thisRecoveryCodeIsWrong: 'Este código de recuperación es incorrecto o ya se usó.',
  thisCodeIsWrongCodes:
    'Este código es incorrecto. Los códigos cambian cada 30 segundos; escribe el más reciente.',
  youDidNotGiveYour: 'No diste tu consentimiento.',
  googleHasNotConfirmed: 'Google no ha confirmado esta dirección.',
  googleDidNotShareYour: 'Google no compartió tu dirección de correo.',
  itTookTooLongOr: 'Tardó demasiado o empezaste en otro navegador.',
  ifYouUsedItYour: '{outcome} Si lo usaste, tu dirección está verificada y puedes iniciar sesión.',
  enterYourEmailBelowAnd: '{outcome} Escribe tu correo abajo y te enviaremos uno nuevo.',
  hours: '{count, plural, one {# hora} many {# de horas} other {# horas}}',
  minutes: '{count, plural, one {# minuto} many {# de minutos} other {# minutos}}',
  seconds: '{count, plural, one {# segundo} many {# de segundos} other {# segundos}}',
}
