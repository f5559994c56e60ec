import type { keys as english } from '../../../../texts/keys.ts'
import type { Translation } from '../../message-types.ts'

export const keys: Translation<typeof english> = {
  addressTooLong: 'Esta dirección es demasiado larga.',
  addressWrong: 'Introduce una dirección que empiece por https://, sin nombre de usuario y sin “?”.',
  tooShort: 'Es demasiado corta para una clave.',
  tooLong: 'Es demasiado larga para una clave.',
  signs: 'Una clave no tiene espacios ni letras especiales.',
  unreadable: 'Esta clave ya no se puede leer. Introdúcela de nuevo.',
  refused: '{host} rechazó esta clave. Comprueba que esté completa y que no se haya revocado.',
  noCredit: '{host} conoce esta clave, pero no le queda crédito o envía demasiadas solicitudes.',
  failed: '{host} respondió con un error ({status}). Inténtalo más tarde.',
  unreached: 'No se pudo contactar con {host}, así que no pudimos comprobar esta clave.',
  models:
    'La clave funciona: {host} ofrece {count, plural, one {un modelo} many {{count} de modelos} other {{count} modelos}} para chats.',
  works: 'La clave funciona.',
  worksWithWords: 'La clave funciona. Le quedan {words, number} palabras.',
}
