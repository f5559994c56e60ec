import type { passkeys as english } from '../../../../texts/passkeys.ts'
import type { Translation } from '../../message-types.ts'

export const passkeys: Translation<typeof english> = {
  notAdded: 'No se pudo comprobar esta llave de acceso. Inténtalo de nuevo.',
  known: 'Esta llave de acceso ya está en tu cuenta.',
  tooMany: 'Tu cuenta tiene ya todas las llaves de acceso que puede tener. Quita una antes.',
  refused: 'Esta llave de acceso no se conoce aquí. Inicia sesión de otra forma.',
}
