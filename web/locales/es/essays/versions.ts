import type { versions as englishVersions } from '../../en/essays/versions.ts'
import type { Translation } from '../../message-types.ts'

export const versions: Translation<typeof englishVersions> = {
  title: 'Versiones',
  current: 'Guardar esta versión',
  name: 'Nombre de esta versión',
  namePlaceholder: 'Primer borrador',
  keep: 'Guardar',
  rename: 'Poner nombre',
  renameOf: 'Poner nombre a la versión del {date}',
  remove: 'Eliminar',
  removeOf: 'Eliminar la versión “{name}”',
  open: 'Mostrar los cambios',
  restore: 'Restaurar',
  restored: 'La versión se restauró. Lo que había antes en la página también es una versión.',
  empty: 'Aún no hay versiones. Se guarda una cada pocos minutos mientras escribes.',
  loading: 'Leyendo las versiones…',
  back: 'Todas las versiones',
  words: '{count, plural, one {# palabra} many {# de palabras} other {# palabras}}',
  changes:
    'En comparación con la página actual, esta versión tiene {added, plural, one {# palabra más} many {# de palabras más} other {# palabras más}} y le {removed, plural, one {falta # palabra} many {faltan # de palabras} other {faltan # palabras}}.',
  differenceOf: 'Diferencia {at} de {count}',
  nextDifference: 'Diferencia siguiente',
  previousDifference: 'Diferencia anterior',
  legendAdded: 'Solo en esta versión',
  legendRemoved: 'Solo en la página actual',
  compared: '«{name}», comparada con la página actual',
  sameWords: 'Las palabras son las mismas; solo cambia el formato.',
  same: 'Esta versión dice lo mismo que la página actual.',
  tooDifferent: 'Esta versión es demasiado distinta de la página para marcar cada palabra.',
  failed: 'No se pudieron leer las versiones.',
  unsaved:
    'Tus últimas palabras aún no están en el servidor, así que no se pudo guardar una versión. Inténtalo de nuevo cuando tengas conexión.',
  nothing: 'Aún no hay nada que guardar.',
  kinds: {
    named: 'Guardada por ti',
    automatic: 'Mientras escribías',
    'before-ai': 'Antes de un cambio de la IA',
    restore: 'Antes de restaurar otra versión',
  },
}
