import type { security as english } from '../../../../texts/security.ts'
import type { Translation } from '../../message-types.ts'

export const security: Translation<typeof english> = {
  wrongPassword: 'Esa contraseña no es correcta.',
  passwordMissing: 'Escribe tu contraseña.',
  codeMissing: 'Escribe un código.',
  wrongCode: 'Ese código no es correcto o ya se usó. Prueba con el siguiente.',
  secondStepExpired: 'Tardó demasiado. Inicia sesión de nuevo.',
  freshSignInNeeded: 'Por tu seguridad, cierra sesión, vuelve a iniciarla e inténtalo otra vez.',
  linkDead: 'Este enlace ha caducado o ya se usó. No se cambió nada.',
}
