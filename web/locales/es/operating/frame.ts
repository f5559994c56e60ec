import type { operatorTexts as english } from '../../en/operating/frame.ts'
import type { Translation } from '../../message-types.ts'

export const operatorTexts: Translation<typeof english> = {
  title: 'Operador',
  sections: 'Secciones para operadores',
  site: 'Ajustes de este sitio',
  names: {
    users: 'Usuarios',
    invitations: 'Invitaciones',
    failed: 'Tareas fallidas',
    banner: 'Aviso',
    usage: 'Uso',
    billing: 'Facturación',
    log: 'Registro',
  },
  texts: {
    users: 'Todas las personas con cuenta aquí.',
    invitations: 'Quién puede crear una cuenta por invitación.',
    failed: 'Tareas y correos que se abandonaron. Se guardan siete días.',
    banner: 'Una línea para quienes han iniciado sesión.',
    usage: 'Lo que usaron los modelos y las personas, por día.',
    billing: 'Lo que se guarda de planes y pagos.',
    log: 'Lo que hicieron los operadores.',
  },
}
