import type { unsavedSignOut as englishUnsavedSignOut } from '../../en/essays/unsaved-sign-out.ts'
import type { Translation } from '../../message-types.ts'

export const unsavedSignOut: Translation<typeof englishUnsavedSignOut> = {
  title: 'Algunas de tus palabras aún no están guardadas',
  explanation:
    '{count, plural, one {Un ensayo tiene} many {# de ensayos tienen} other {# ensayos tienen}} palabras que solo están en este navegador, y al cerrar sesión se borran de él.',
  saving: 'Se están guardando. Tu sesión se cerrará en cuanto termine.',
  failing: 'No se puede conectar con el servidor. Seguimos intentándolo.',
  stay: 'Seguir con la sesión',
  download: 'Descargarlas',
  leave: 'Cerrar sesión igualmente',
}
