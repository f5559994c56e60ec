import type { preferences as english } from '../../../../texts/preferences.ts'
import type { Translation } from '../../message-types.ts'

export const preferences: Translation<typeof english> = {
  loadFailed: 'No se pudieron cargar las preferencias',
  updateFailed: 'No se pudo actualizar la preferencia',
  saved: 'Ajustes guardados',
  savedLocallyOffline: 'Ajustes aplicados solo aquí: no se puede conectar con el servidor.',
  savedLocallyDatabase: 'Ajustes aplicados solo aquí: la base de datos no está disponible.',
  savedLocallyVisitor: 'Ajustes aplicados solo aquí: no has iniciado sesión.',
}
