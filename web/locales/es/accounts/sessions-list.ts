import type { sessionsListTexts as englishSessionsListTexts } from '../../en/accounts/sessions-list.ts'
import type { Translation } from '../../message-types.ts'

export const sessionsListTexts: Translation<typeof englishSessionsListTexts> = {
  wasSignedOut: 'Se cerró la sesión de {session}',
  theSessionCouldNotBe: 'No se pudo cerrar la sesión',
  allOtherSessionsWere: 'Se cerraron todas las demás sesiones',
  theSessionsCouldNotBe: 'No se pudieron cerrar las sesiones',
  openSessions: 'Sesiones abiertas',
  browsersAndProgramsThat: 'Navegadores y programas con la sesión iniciada en tu cuenta.',
  endAllOthers: 'Cerrar las demás',
  theSessionsCouldNotBeBeLoaded: 'No se pudieron cargar las sesiones',
  thisDevice: 'Este dispositivo',
  endTheSessionOf: 'Cerrar la sesión de {session}',
  end: 'Cerrar',
  endAllOtherSessions: '¿Cerrar todas las demás sesiones?',
  youStaySignedInHere:
    'Tu sesión sigue abierta aquí. {count, plural, one {El otro dispositivo tendrá} many {Los otros # de dispositivos tendrán} other {Los otros # dispositivos tendrán}} que volver a iniciar sesión.',
  unknownProgram: 'Programa desconocido',
  signedIn: 'sesión iniciada {moment}',
  active: 'activo {moment}',
  aBrowser: 'Un navegador',
  thisComputerSignedInJust: 'Este ordenador · sesión iniciada ahora mismo',
}
