import type { essayExport as english } from '../../en/pages/essay-export.ts'
import type { Translation } from '../../message-types.ts'

export const essayExport: Translation<typeof english> = {
  preparing: 'Preparando tu archivo…',
  notExported: '«{title}» no se exportó. {reason}',
  noCopy:
    'No se puede conectar con el servidor y este navegador no tiene una copia del ensayo. Se podrá exportar en cuanto el servidor responda.',
  notLoaded:
    'No tienes conexión y este navegador no ha cargado lo que crea el archivo. Inténtalo de nuevo cuando tengas conexión.',
  deleted: 'Se eliminó en otro lugar.',
  failed: 'Inténtalo de nuevo.',
  fromCopy:
    'No se puede conectar con el servidor. El archivo tiene el ensayo tal como estaba por última vez en este navegador.',
}
