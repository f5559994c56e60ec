import type { sessionTexts as englishSessionTexts } from '../../en/accounts/session.ts'
import type { Translation } from '../../message-types.ts'

export const sessionTexts: Translation<typeof englishSessionTexts> = {
  signIn: 'Iniciar sesión',
  pleaseSignInAgain: 'Inicia sesión de nuevo',
  yourSessionHasEndedWhat:
    'Tu sesión ha terminado. Lo que escribiste se conserva y puedes continuar aquí mismo.',
  youAreSignedOutWhat: 'Se cerró tu sesión. Lo que escribiste se conserva.',
  signInAgain: 'Iniciar sesión de nuevo',
  longhandCannotBeReached: 'No se puede conectar con Longhand',
  youHaveNotBeenSigned: 'Tu sesión sigue abierta. Esta página se carga en cuanto responda el servidor.',
  loading: 'Cargando',
}
