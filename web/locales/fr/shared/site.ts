import type { site as english } from '../../../../texts/site.ts'
import type { Translation } from '../../message-types.ts'

export const site: Translation<typeof english> = {
  nameMissing: 'Saisissez un nom pour ce site.',
  nameTooLong: 'Un nom a au plus 40 caractères.',
  nameSigns: 'Un nom ne contient ni chevrons, ni accolades, ni guillemets, ni barres obliques inverses.',
  addressWrong: 'Saisissez une adresse e-mail à laquelle vos utilisateurs peuvent écrire.',
}
