import type { connections as english } from '../../../../texts/connections.ts'
import type { Translation } from '../../message-types.ts'

export const connections: Translation<typeof english> = {
  nameMissing: 'Saisissez un nom pour cette connexion.',
  addressWrong:
    'Saisissez une adresse qui commence par https:// ou http://, sans nom d’utilisateur et sans « ? ».',
  keyTooLong: 'C’est trop long pour une clé.',
  keySigns: 'Une clé n’a ni espaces ni lettres spéciales.',
  modelsMissing: 'Choisissez au moins un modèle.',
}
