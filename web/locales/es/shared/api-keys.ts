import type { apiKeys as english } from '../../../../texts/api-keys.ts'
import type { Translation } from '../../message-types.ts'

export const apiKeys: Translation<typeof english> = {
  tooMany: 'Una cuenta tiene {most, number} claves como máximo. Revoca una que ya no necesites.',
  addressWrong: '«{address}» no es una dirección ni una red, como 203.0.113.7 o 203.0.113.0/24.',
  scopeMissing: 'Esta clave de API no permite hacer esto. Necesita el permiso «{scope}».',
  wordsUsedUp:
    'Esta clave de API puede enviar {limit, number} palabras al día, y las de hoy ya están usadas.',
}
