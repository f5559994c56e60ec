import type { billing as english } from '../../../../texts/billing.ts'
import type { Translation } from '../../message-types.ts'

export const billing: Translation<typeof english> = {
  planWrong: 'El plan elegido no es válido',
  billingWrong: 'El periodo de facturación elegido no es válido',
  selectionMissing: 'Faltan datos del plan o de la facturación',
  heldAlready: 'Ya tienes este plan',
  checkoutUrlWrong: 'Se recibió una dirección de pago no válida',
  checkoutUrlMissing: 'El servidor no envió ninguna dirección de pago',
  customerFailed: 'No se pudo crear el cliente de Stripe',
  hostedOnly: 'Paga en la página del proveedor de pagos.',
  sessionWrong: 'La sesión de pago no es válida',
  noSubscription: 'No hay ningún plan de pago que cambiar.',
  yearlyFirst: 'Tu plan anual está pagado hasta el {end}. Cancélalo y elige después un plan mensual.',
  keepFirst: 'Hay un cambio de plan previsto. Elige antes «Conservar {name}» y después mejora el plan.',
  periodEnding: 'Tu periodo pagado termina en unos minutos. Cambia el plan después.',
  changeBySettings: 'Ya tienes un plan. Cámbialo en la página de planes en lugar de comprar otro.',
  secondPlanRefunded: 'Ya tienes un plan, así que este pago se reembolsó.',
  cardUnknown: 'No se pudo usar esta tarjeta. Introdúcela de nuevo.',
  otherPurchase: 'Se inició otra compra en otra pestaña al mismo tiempo. Inténtalo de nuevo en un momento.',
  changeUnknown:
    'El proveedor de pagos no respondió a tiempo, así que puede que el cambio se haya hecho. Recarga la página antes de intentarlo de nuevo.',
  unpaid: 'Tu último pago falló. Actualiza primero tu tarjeta y después cambia el plan.',
  providerSaid: '{said}',
}
