import type { figuresTexts as english } from '../../en/operating/figures.ts'
import type { Translation } from '../../message-types.ts'

export const figuresTexts: Translation<typeof english> = {
  usage: 'Uso',
  span: 'Periodo',
  days: '{days, plural, one {# día} many {# de días} other {# días}}',
  csv: 'Exportar CSV',
  hasMore: 'Es una parte: hay más filas de las que caben.',
  more: 'Se muestran las {shown, number} filas más nuevas de {count, number}. El archivo las tiene todas.',
  nothingUsed: 'No se ha usado nada.',
  usageNotLoaded: 'No se pudo cargar el uso.',
  day: 'Día (UTC)',
  person: 'Persona',
  words: 'Palabras cobradas',
  tokens: 'Tokens del modelo',
  billing: 'Facturación',
  billingNotLoaded: 'No se pudo cargar el estado de la facturación.',
  notSold: 'Aquí no se venden planes.',
  plans: 'Planes',
  noPlans: 'Nadie tiene un plan de pago.',
  holders:
    '{subscribers, plural, one {# suscripción} many {# de suscripciones} other {# suscripciones}}, {ending, number} por terminar, {unpaid, number} sin pagar',
  mismatches: 'Diferencias con el proveedor de pagos',
  agrees: 'Lo guardado coincide con el proveedor.',
  compared: 'Comparado el {date}',
  notCompared: 'Aún sin comparar',
  compareText: 'Cada noche se comparan y se corrigen. Esto lo hace ya:',
  webhooks: 'Webhooks fallidos',
  webhooksText: 'Los que se abandonaron se reparan con la siguiente comparación.',
  waiting: '{count, plural, =0 {Ninguno espera} one {# espera} many {# esperan} other {# esperan}}',
}
