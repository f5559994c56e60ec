import type { connections as english } from '../../../../texts/connections.ts'
import type { Translation } from '../../message-types.ts'

export const connections: Translation<typeof english> = {
  nameMissing: 'Escribe un nombre para esta conexión.',
  addressWrong: 'Escribe una dirección que empiece por https:// o http://, sin nombre de usuario y sin “?”.',
  keyTooLong: 'Es demasiado larga para una clave.',
  keySigns: 'Una clave no tiene espacios ni letras especiales.',
  modelsMissing: 'Elige al menos un modelo.',
}
