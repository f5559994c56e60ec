import type { emailTexts as englishEmailTexts } from '../../en/accounts/email.ts'
import type { Translation } from '../../message-types.ts'

export const emailTexts: Translation<typeof englishEmailTexts> = {
  pleaseCheckBothMailboxes: 'Revisa los dos buzones',
  weWroteToAndTo:
    'Hemos escrito a {email} y a {newEmail}. Tu dirección cambia cuando abras los dos enlaces, en cualquier orden, en un plazo de 24 horas. Hasta entonces, inicia sesión como antes.',
  done: 'Listo',
  changeYourEmailAddress: 'Cambiar la dirección de correo',
  weSendALinkTo:
    'Enviamos un enlace a la dirección antigua y otro a la nueva, y confirmas el cambio con los dos.',
  newEmailAddress: 'Nueva dirección de correo',
  youExampleCom: 'nombre@ejemplo.com',
  sendBothLinks: 'Enviar los dos enlaces',
  emailAddress: 'Dirección de correo',
  change: 'Cambiar',
  yourAddressWasNotChanged: 'Tu dirección no se cambió',
  theChangeCouldNotBe: 'No se pudo cancelar el cambio',
  waitingForBothAddresses: 'A la espera de las dos direcciones',
  saidYes: 'confirmada',
  hasAMail: 'correo enviado',
  cancelChange: 'Cancelar el cambio',
}
