import type { checkoutTexts as englishCheckoutTexts } from '../../en/billing/checkout.ts'
import type { Translation } from '../../message-types.ts'

export const checkoutTexts: Translation<typeof englishCheckoutTexts> = {
  title: 'Completa tu suscripción',
  backToPlans: 'Volver a los planes',
  toPlans: 'Te llevamos a los planes en un momento.',
  planName: 'Plan {name}',
  billing: 'Periodo de facturación',
  perMonth: '<sum>{price}</sum> al mes',
  onceAYear: '<sum>{price}</sum> una vez al año, se cobra hoy',
  thenYearly: 'Después viene el pago: {name}, {sum} al año.',
  thenMonthly: 'Después viene el pago: {name}, {sum} al mes.',
  paidBy: 'Paga {address}. El recibo llega a esta dirección.',
  everyMonth: 'Se cobra hoy y después cada mes.',
  renewsYearly: 'Se renueva cada año por {price} hasta que canceles. Cancelar son dos clics.',
  renewsMonthly: 'Se renueva cada mes por {price} hasta que canceles. Cancelar son dos clics.',
  card: 'Tarjeta',
  loading: 'Cargando el formulario de la tarjeta…',
  pay: 'Pagar {sum}',
  working: 'Procesando...',
  confirmByBank: 'Puede que tu banco te pida confirmar el pago.',
  refundRule:
    'Garantía de devolución de {days, number} días: puedes devolver la compra durante {days, number} días, siempre que desde entonces se te hayan cobrado menos de {words, number} palabras. Escribe a <mail>{address}</mail>.',
  terms: 'Al pagar aceptas los <terms>Términos del servicio</terms>.',
  cardStaysThere: 'Tu tarjeta va solo al proveedor de pagos. Este sitio nunca ve su número.',
  formFailed: 'No se pudo cargar el formulario de la tarjeta',
  formFailedText: 'Puede que lo haya detenido un bloqueador de contenido o la red. No se cobró nada.',
  hosted: 'Pagar en la página del proveedor de pagos',
  hostedOnly: 'La tarjeta se introduce en la página del proveedor de pagos.',
  paymentFailed: 'Ocurrió un error al procesar tu pago.',
  signIn: 'Debes iniciar sesión para suscribirte',
  canceledMeanwhile:
    'Este pago se sustituyó por otro más reciente, quizá en otra pestaña. Inténtalo de nuevo.',
  outcomeUnknown:
    'No se puede conectar con el proveedor de pagos, así que puede que el pago se haya realizado. Puedes intentarlo de nuevo: la misma compra nunca se cobra dos veces.',
  loadFailed: 'No se pudo cargar esta página',
  waiting: 'El pago se ha realizado. Tu plan se activa en un momento.',
  late: 'Tarda más de lo habitual. Tu plan se activa en cuanto el proveedor de pagos confirme el pago, y puedes salir de esta página.',
  startWriting: 'Empezar a escribir',
  openPlan: 'Ver tu plan',
}
