import type { invitationsTexts as english } from '../../en/operating/invitations.ts'
import type { Translation } from '../../message-types.ts'

export const invitationsTexts: Translation<typeof english> = {
  title: 'Invitaciones',
  addresses: 'Direcciones',
  addressesHint:
    'Hasta {most, number}, una por línea o separadas por comas. Sin dirección recibes un enlace para compartir.',
  valid: 'Válida durante',
  days: '{days, plural, one {# día} many {# de días} other {# días}}',
  plan: 'Plan',
  invite:
    '{count, plural, one {Invitar a # persona} many {Invitar a # de personas} other {Invitar a # personas}}',
  makeLink: 'Crear un enlace',
  tooMany: 'Se puede invitar a {most, number} personas como máximo a la vez.',
  linkMade: 'Una persona puede crear una cuenta con este enlace. Solo se muestra ahora.',
  copyLink: 'Copiar enlace',
  invited:
    '{count, plural, one {# invitación está en camino.} many {# de invitaciones están en camino.} other {# invitaciones están en camino.}}',
  known: 'Sin invitar, porque ya tienen cuenta: {addresses}',
  closed:
    'El registro está cerrado, así que no se puede usar ninguna invitación. Cámbialo en los ajustes del sitio.',
  none: 'Todavía no se ha invitado a nadie.',
  notLoaded: 'No se pudieron cargar las invitaciones.',
  link: 'Enlace para cualquiera',
  states: {
    sent: 'Enviada',
    made: 'Aún sin usar',
    used: 'Usada',
    expired: 'Caducada',
    withdrawn: 'Retirada',
  },
  by: '{date}, por {operator}',
  server: 'una orden en el servidor',
  someone: 'una cuenta nueva',
  expires: '{isPast, select, yes {Caducó} other {Caduca}} el {date}',
  usedBy: 'Usada el {date} por {person}',
  withdrawn: 'Su enlace ya no funciona.',
  actsFor: 'Acciones para {name}',
  acts: {
    'send-invitation': 'Enviar de nuevo',
    'withdraw-invitation': 'Retirar',
  },
  done: {
    'send-invitation': 'Enviada de nuevo con otro enlace',
    'withdraw-invitation': 'Invitación retirada',
  },
}
