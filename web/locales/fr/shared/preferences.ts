import type { preferences as english } from '../../../../texts/preferences.ts'
import type { Translation } from '../../message-types.ts'

export const preferences: Translation<typeof english> = {
  loadFailed: 'Les préférences n’ont pas pu être chargées',
  updateFailed: 'La préférence n’a pas pu être modifiée',
  saved: 'Paramètres enregistrés',
  savedLocallyOffline: 'Paramètres appliqués ici seulement : le serveur est injoignable.',
  savedLocallyDatabase: 'Paramètres appliqués ici seulement : la base de données est indisponible.',
  savedLocallyVisitor: 'Paramètres appliqués ici seulement : vous n’êtes pas connecté.',
}
