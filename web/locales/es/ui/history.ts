import type { historyTexts as englishHistoryTexts } from '../../en/ui/history.ts'
import type { Translation } from '../../message-types.ts'

export const historyTexts: Translation<typeof englishHistoryTexts> = {
  history: 'Historial',
  loadingTheHistory: 'Cargando el historial',
  deleted: 'Se eliminó “{title}”',
  undo: 'Deshacer',
  delete: 'Eliminar',
  deleteTitle: 'Eliminar “{title}”',
  searchTheseTexts: 'Buscar en estos textos',
  thisEntryCouldNotBe: 'No se pudo abrir esta entrada. {error}',
  deletedYouCanUndoThis: 'Se eliminó “{title}”. Puedes deshacerlo durante cinco segundos.',
  wasNotDeleted: 'No se eliminó “{title}”. {error}',
  historySettings: 'Ajustes del historial',
  deleteAll: 'Eliminar todo',
  thisListMayBeOut: 'Esta lista puede no estar al día. {failure}',
  theHistoryIsDeleted: 'El historial se ha eliminado.',
  theHistoryWasNotDeleted: 'El historial no se eliminó. {error}',
  tryAgain: 'Reintentar',
  deleteAllMany: '¿Eliminar todos los {many}?',
  thisDeletesAllSavedTexts:
    'Se eliminan todos los textos guardados de esta lista y sus resultados en todos los dispositivos. No se puede deshacer.',
  pleaseTryAgain: 'Inténtalo de nuevo.',
  historyIsOff: 'El historial está desactivado',
  nothingIsSavedWith: 'No se guarda nada. Con el historial activado, {keptText}',
  turnHistoryOn: 'Activar el historial',
  nothingHereYet: 'Aún no hay nada',
  fromNowOn: 'A partir de ahora, {keptText}',
  historyIsOffNewAre:
    'El historial está desactivado: los nuevos {many} no se guardan. Las entradas anteriores se conservan hasta que las elimines. <link>Cambiar</link>',
  nothingFound: 'Sin resultados',
  noSavedTextContains: 'Ningún texto guardado contiene “{looked}”.',
  yourHistoryCouldNotBe: 'No se pudo cargar tu historial',
  youAreOfflineYourHistory: 'No tienes conexión. Tu historial se cargará cuando vuelva.',
  kept: '{what} el <time>{at}</time>.',
  keptWhole: '{what} el <time>{at}</time>; se muestra como era entonces.',
}
