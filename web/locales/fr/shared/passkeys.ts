import type { passkeys as english } from '../../../../texts/passkeys.ts'
import type { Translation } from '../../message-types.ts'

export const passkeys: Translation<typeof english> = {
  notAdded: 'Cette clé d’accès n’a pas pu être vérifiée. Réessayez.',
  known: 'Cette clé d’accès est déjà dans votre compte.',
  tooMany: 'Votre compte a déjà autant de clés d’accès que possible. Retirez-en une d’abord.',
  refused: 'Cette clé d’accès n’est pas connue ici. Connectez-vous autrement.',
}
