import type { outline as englishOutline } from '../../en/essays/outline.ts'
import type { Translation } from '../../message-types.ts'

export const outline: Translation<typeof englishOutline> = {
  name: 'Esquema',
  sections: 'Secciones del esquema',
  summary:
    '{count, plural, one {# sección} many {# de secciones} other {# secciones}}, {words, plural, one {# palabra} many {# de palabras} other {# palabras}}',
  topic: '¿De qué trata el ensayo?',
  words: 'Palabras en total',
  make: 'Crear un esquema',
  startEmpty: 'Lo escribo yo',
  stop: 'Detener',
  none: 'Esta respuesta no contiene un esquema. Describe el ensayo en una frase e inténtalo de nuevo.',
  failed: 'No se pudo crear el esquema. Inténtalo de nuevo.',
  untitled: 'Título de la sección',
  titleOf: 'Título de la sección {number, number}',
  wordsOf: 'Palabras de la sección {number, number}',
  wordsShort: 'pal.',
  moreOf: 'Más para la sección {number, number}',
  draft: 'Redactar la sección {number, number}',
  moveUp: 'Subir',
  moveDown: 'Bajar',
  remove: 'Eliminar',
  add: 'Añadir sección',
  clear: 'Borrar el esquema',
  cleared: 'El esquema se borró.',
  undo: 'Deshacer',
  use: 'Usar como esquema',
  used: 'El esquema está encima del chat. Cambia lo que quieras y redacta sus secciones una a una.',
}
