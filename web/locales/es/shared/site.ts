import type { site as english } from '../../../../texts/site.ts'
import type { Translation } from '../../message-types.ts'

export const site: Translation<typeof english> = {
  nameMissing: 'Escribe un nombre para este sitio.',
  nameTooLong: 'Un nombre tiene como máximo 40 caracteres.',
  nameSigns: 'Un nombre no lleva paréntesis angulares, llaves, comillas ni barras invertidas.',
  addressWrong: 'Escribe una dirección de correo a la que puedan escribir tus usuarios.',
}
