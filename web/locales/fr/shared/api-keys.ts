import type { apiKeys as english } from '../../../../texts/api-keys.ts'
import type { Translation } from '../../message-types.ts'

export const apiKeys: Translation<typeof english> = {
  tooMany: 'Un compte a {most, number} clés au plus. Révoquez-en une dont vous n’avez plus besoin.',
  addressWrong: '« {address} » n’est ni une adresse ni un réseau, comme 203.0.113.7 ou 203.0.113.0/24.',
  scopeMissing: 'Cette clé d’API ne permet pas cela. Il lui faut l’autorisation « {scope} ».',
  wordsUsedUp:
    'Cette clé d’API peut envoyer {limit, number} mots par jour, et ceux d’aujourd’hui sont utilisés.',
}
