import type { usageTexts as englishUsageTexts } from '../../en/credits/usage.ts'
import type { Translation } from '../../message-types.ts'

export const usageTexts: Translation<typeof englishUsageTexts> = {
  creditsRemaining: 'Créditos restantes',
  wordsLeft: 'palabras',
  usedOf: '{used, number} / {total, number} palabras usadas',
  ringName: 'Quedan {remaining, number} de {total, number} palabras, {used, number} usadas',
  usage: 'Uso',
  lastDays: 'Últimos {days, number} días',
  measure: 'Qué muestra el gráfico',
  activity: 'Actividad',
  words: 'Palabras',
  kinds: {
    messages: 'Mensajes',
    checks: 'Análisis',
    rewrites: 'Reescrituras',
  },
  wordsHumanized: 'Palabras humanizadas',
  showTable: 'Ver como tabla',
  showChart: 'Ver como gráfico',
  day: 'Día',
  activityName:
    'Gráfico de barras de los últimos {days, number} días: {messages, plural, one {# mensaje} many {# de mensajes} other {# mensajes}}, {checks, plural, one {# análisis} many {# de análisis} other {# análisis}} y {rewrites, plural, one {# reescritura} many {# de reescrituras} other {# reescrituras}}. La tabla tiene las mismas cifras.',
  wordsName:
    'Gráfico de barras de los últimos {days, number} días: {words, plural, one {# palabra humanizada} many {# de palabras humanizadas} other {# palabras humanizadas}}. La tabla tiene las mismas cifras.',
  noUsage: 'Nada en los últimos {days, number} días',
  noUsageText: 'Aquí aparece, día a día, lo que escribes, analizas y humanizas.',
  noWords: 'Ninguna palabra humanizada en los últimos {days, number} días',
  loading: 'Cargando tu uso',
  failed: 'No se pudo cargar tu uso',
  failedText: 'Comprueba la conexión e inténtalo de nuevo.',
}
