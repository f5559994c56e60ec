import type { successTexts as englishSuccessTexts } from '../../en/billing/success.ts'
import type { Translation } from '../../message-types.ts'

export const successTexts: Translation<typeof englishSuccessTexts> = {
  title: 'Pago',
  processing: 'Procesando tu pago…',
  activating: 'Activando tu plan…',
  thanks: '¡Gracias por suscribirte!',
  active: 'Tu suscripción {plan} ya está activa',
  discount: '{percent} de descuento aplicado',
  amountPaid: 'Pagado',
  tax: 'Impuestos incluidos',
  period: 'Periodo',
  periodDays: 'Del {from} al {to}',
  next: 'Próximo pago',
  nextPayment: '{sum} el {date}',
  words: 'Palabras añadidas',
  invoice: 'Factura',
  openInvoice: 'Abrir la factura',
  toStart: 'Te llevamos a la página de inicio en un momento.',
  invalidSession: 'La sesión de pago no es válida',
  signIn: 'Hace falta iniciar sesión. Inicia sesión e inténtalo de nuevo.',
  activationFailed: 'La activación falló. Ponte en contacto con nosotros.',
  technicalError: 'Error técnico. Ponte en contacto con nosotros.',
  support: 'Escribe a {address}. No se pierde nada: un pago que llega más tarde también activa el plan.',
}
