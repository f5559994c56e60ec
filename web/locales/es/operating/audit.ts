import type { auditTexts as english } from '../../en/operating/audit.ts'
import type { Translation } from '../../message-types.ts'

export const auditTexts: Translation<typeof english> = {
  title: 'Registro',
  text: 'Las entradas no se pueden cambiar ni eliminar. Las cuentas eliminadas se nombran por su número.',
  export: 'Exportar {format}',
  none: 'Todavía no se ha hecho nada.',
  notLoaded: 'No se pudo cargar el registro.',
  call: 'Ajustes cambiados: {call}',
  acts: {
    invite: 'Personas invitadas',
    'send-invitation': 'Invitación enviada de nuevo',
    'withdraw-invitation': 'Invitación retirada',
    'retry-job': 'Tareas fallidas reintentadas',
    'discard-job': 'Tareas fallidas descartadas',
    'set-banner': 'Aviso mostrado',
    'remove-banner': 'Aviso retirado',
    'set-model-price': 'Precio de un modelo cambiado',
  },
  command: 'una orden en el servidor',
  by: '{date}, por {operator}',
  because: 'Motivo: {reason}',
  deleted: 'cuenta eliminada {id}',
}
