import type { leaving as english } from '../../../../texts/leaving.ts'
import type { Translation } from '../../message-types.ts'

export const leaving: Translation<typeof english> = {
  exportGone: 'Esta exportación ya no existe. Haz una nueva.',
  passwordNeeded: 'Escribe tu contraseña para eliminar la cuenta.',
  codeNeeded: 'Escribe el código de tu autenticador para eliminar la cuenta.',
  proofNeeded: 'Para eliminar la cuenta, inicia sesión de nuevo o abre el enlace del correo que te enviamos.',
  linkInvalid: 'Este enlace ya no funciona. Pide uno nuevo.',
  hookFailed: 'No se pudo eliminar la cuenta ahora y no se cambió nada. Inténtalo más tarde.',
}
