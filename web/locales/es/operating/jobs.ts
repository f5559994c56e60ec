import type { jobsTexts as english } from '../../en/operating/jobs.ts'
import type { Translation } from '../../message-types.ts'

export const jobsTexts: Translation<typeof english> = {
  title: 'Tareas fallidas',
  found:
    '{count, plural, =0 {} one {Se abandonó # tarea.} many {Se abandonaron # de tareas.} other {Se abandonaron # tareas.}}',
  none: 'No ha fallado nada.',
  notLoaded: 'No se pudieron cargar las tareas fallidas.',
  retry: 'Reintentar',
  discard: 'Descartar',
  retryAll: 'Reintentar todas',
  discardAll: 'Descartar todas',
  mailTo: 'a {address}',
  failed:
    '{date}, tras {attempts, plural, one {# intento} many {# de intentos} other {# intentos}}, cola {queue}',
  reason: 'Motivo: {reason}',
  noReason: 'El servidor terminó o tardó demasiado.',
  done: {
    'retry-job':
      '{count, plural, =0 {Ya no existe} one {# tarea se reintenta} many {# de tareas se reintentan} other {# tareas se reintentan}}',
    'discard-job':
      '{count, plural, =0 {Ya no existe} one {# tarea descartada} many {# de tareas descartadas} other {# tareas descartadas}}',
  },
}
