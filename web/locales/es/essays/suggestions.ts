import type { suggestions as englishSuggestions } from '../../en/essays/suggestions.ts'
import type { Translation } from '../../message-types.ts'

export const suggestions: Translation<typeof englishSuggestions> = {
  name: 'Acciones de IA',
  open: 'IA',
  actions: {
    improve: 'Mejorar',
    shorten: 'Acortar',
    expand: 'Ampliar',
    simplify: 'Simplificar',
    rewrite: 'Reescribir, conservando los hechos',
    tone: 'Cambiar el tono',
    translate: 'Traducir',
    continue: 'Seguir escribiendo',
    humanize: 'Humanizar',
    check: 'Detectar IA',
  },
  builtInReason:
    'Las acciones en gris necesitan un modelo de lenguaje. Este ensayo usa el escritor integrado.',
  offlineReason: 'No tienes conexión. Las acciones de IA la necesitan.',
  offerFailed: 'No pudimos preguntar qué sabe hacer tu modelo. Inténtalo de nuevo.',
  forSelection: 'Para el texto seleccionado',
  forParagraph: 'Para este párrafo',
  accept: 'Aceptar',
  reject: 'Rechazar',
  another: 'Otra',
  stop: 'Detener',
  tryAgain: 'Reintentar',
  dismiss: 'Descartar',
  acceptAll: 'Aceptar todas',
  rejectAll: 'Rechazar todas',
  previous: 'Sugerencia anterior',
  next: 'Sugerencia siguiente',
  previousVersion: 'Versión anterior',
  nextVersion: 'Versión siguiente',
  versionOf: 'Versión {at, number} de {count, number}',
  bar: 'Sugerencia {at, number} de {count, number}',
  allBar: 'Todas las sugerencias',
  count: '{count, plural, one {# sugerencia} many {# de sugerencias} other {# sugerencias}}',
  position: '{at, number} de {count, number}',
  waiting: 'Esperando…',
  writing: 'Escribiendo…',
  accepting: 'Guardando una versión…',
  kept: {
    citation:
      '{count, plural, one {cita de fuente conservada} many {# de citas de fuentes conservadas} other {# citas de fuentes conservadas}}',
    quotation:
      '{count, plural, one {cita conservada} many {# de citas conservadas} other {# citas conservadas}}',
    other:
      '{count, plural, one {# parte protegida conservada} many {# de partes protegidas conservadas} other {# partes protegidas conservadas}}',
  },
  note: 'nota',
  announceStarted:
    '{count, plural, one {Se está escribiendo una sugerencia.} many {Se están escribiendo # de sugerencias.} other {Se están escribiendo # sugerencias.}}',
  announceReady:
    '{count, plural, one {Hay una sugerencia lista. Pulsa Control Alt J para ir a ella.} many {Hay # de sugerencias listas. Pulsa Control Alt J para ir a ellas.} other {Hay # sugerencias listas. Pulsa Control Alt J para ir a ellas.}}',
  announceAccepted:
    '{count, plural, one {Sugerencia aceptada.} many {# de sugerencias aceptadas.} other {# sugerencias aceptadas.}}',
  announceRejected:
    '{count, plural, one {Sugerencia rechazada. Tu texto no ha cambiado.} many {# de sugerencias rechazadas. Tu texto no ha cambiado.} other {# sugerencias rechazadas. Tu texto no ha cambiado.}}',
  withdrawn:
    '{count, plural, one {Se retiró una sugerencia porque su texto cambió.} many {Se retiraron # de sugerencias porque su texto cambió.} other {Se retiraron # sugerencias porque su texto cambió.}}',
  unchanged: 'En este texto no hay nada que cambiar.',
  stopped: 'Detenido.',
  failed: 'No se pudo escribir la sugerencia. Tu texto no ha cambiado. Inténtalo de nuevo.',
  noVersion:
    'No se pudo guardar una versión antes de este cambio, porque no se puede conectar con el servidor. Puedes deshacerlo con Ctrl+Z.',
  noPlace: 'Pon primero el cursor en un párrafo.',
  noText: 'Aquí aún no hay texto. Escribe o selecciona algo primero.',
  quotationsStay: 'Las citas y el código quedan como están. Selecciona otro texto.',
  tooLong:
    'Este párrafo tiene {count, number} caracteres y se pueden trabajar {most, number} a la vez. Selecciona una parte.',
  tooMany:
    'Seleccionaste {count, number} párrafos y se pueden trabajar {most, number} a la vez. Selecciona menos.',
  tooManyLocked:
    'Este párrafo tiene {count, number} citas, referencias, enlaces y notas, y se pueden conservar {most, number} a la vez. Selecciona una parte.',
  checking: 'Analizando…',
  close: 'Cerrar',
}
