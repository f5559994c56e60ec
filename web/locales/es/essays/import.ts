import type { importing as englishImporting } from '../../en/essays/import.ts'
import type { Translation } from '../../message-types.ts'

export const importing: Translation<typeof englishImporting> = {
  choose: 'Importar un documento…',
  done: '{name} está en la página.',
  inserted: '{name} se insertó en el cursor. Puedes deshacerlo con Ctrl+Z.',
  leftOut: {
    images:
      '{count, plural, one {Se dejó fuera # imagen} many {Se dejaron fuera # de imágenes} other {Se dejaron fuera # imágenes}}: solo se pueden importar imágenes PNG, JPEG, GIF y WebP de hasta 600 KB que estén dentro del archivo.',
    comments:
      '{count, plural, one {Se omitió # comentario} many {Se omitieron # de comentarios} other {Se omitieron # comentarios}}.',
    headers: 'Se omitieron los encabezados y los pies de página.',
    embedded:
      '{count, plural, one {Se omitió # gráfico, vídeo, campo u otro elemento incrustado} many {Se omitieron # de gráficos, vídeos, campos u otros elementos incrustados} other {Se omitieron # gráficos, vídeos, campos u otros elementos incrustados}}.',
    metadata: 'Se omitieron los metadatos del comienzo del archivo.',
  },
  commentsTaken:
    '{count, plural, one {# comentario del archivo está} many {# de comentarios del archivo están} other {# comentarios del archivo están}} junto a la página.',
  faults: {
    tooLarge: 'Este documento es demasiado grande para importarlo. Tu texto no ha cambiado.',
    broken: 'Este archivo está dañado y no se puede leer. Tu texto no ha cambiado.',
    unsupported:
      'Solo se pueden importar archivos .docx, Markdown, HTML y de texto. Tu texto no ha cambiado.',
    oldWord:
      'Este archivo es de una versión antigua de Word. Guárdalo como .docx e impórtalo. Tu texto no ha cambiado.',
    longTable:
      'Este documento tiene una tabla de más de 1.000 filas, que no cabe en la página. Acórtala e impórtalo otra vez. Tu texto no ha cambiado.',
    empty: 'Este archivo no tiene texto. Tu página no ha cambiado.',
  },
  failed: 'No se pudo importar el documento. Tu texto no ha cambiado. Inténtalo de nuevo.',
}
