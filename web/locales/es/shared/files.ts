import type { files as english } from '../../../../texts/files.ts'
import type { Translation } from '../../message-types.ts'

export const files: Translation<typeof english> = {
  tooLarge: 'Error: algunos archivos superan el tamaño máximo de 10 MB: {names}',
  tooLargeForVisitors: '{name} ocupa más de 1 MB. Inicia sesión para leer archivos de hasta 10 MB.',
  processing: 'Error al procesar los archivos: {message}',
  unreadable: 'No se pudo leer el archivo {name}',
  failed: 'No se pudo procesar el archivo {name}: {reason}',
  tooMany:
    'Un mensaje puede tener {most} archivos como máximo y se eligieron {chosen, number}. Aquí están los primeros {most}.',
  tooMuch: 'Un mensaje puede tener 30 MB de archivos como máximo.',
  unseen: 'Este modelo no puede ver imágenes',
  gone: 'Un archivo pasó más de un día sin enviarse y ya no se conserva. Adjúntalo de nuevo.',
}
