import type { emailLinkTexts as englishEmailLinkTexts } from '../../en/accounts/email-links.ts'
import type { Translation } from '../../message-types.ts'

export const emailLinkTexts: Translation<typeof englishEmailLinkTexts> = {
  emailAddress: 'Dirección de correo',
  keepYourAddress: '¿Conservar tu dirección?',
  confirmChange: 'Confirmar el cambio',
  yourAccountKeepsIts:
    'Tu cuenta conserva su dirección actual. Si no pediste el cambio, elige también una contraseña nueva.',
  yourEmailAddressChanges: 'Tu dirección cambia cuando la confirmes desde la antigua y desde la nueva.',
  keepTheAddress: 'Conservar la dirección',
  yesConfirm: 'Sí, confirmar',
  goToYourSettings: 'Ir a tus ajustes',
  nothingWasChangedThe: 'No se cambió nada. Los enlaces de ese cambio ya no funcionan.',
  thankYouNowConfirmFrom:
    'Gracias. Ahora confirma también desde la dirección antigua: le enviamos un enlace.',
  thankYouNowConfirmFromFromTheNew:
    'Gracias. Ahora confirma también desde la dirección nueva: le enviamos un enlace.',
  yourEmailAddressHas: 'Tu dirección ha cambiado. A partir de ahora, inicia sesión con la nueva.',
  nothingWasChanged: '{deadLink} No se cambió nada.',
  confirmYourEmail: 'Confirma tu correo',
  confirmThatThisAddressIs: 'Confirma que esta dirección es tuya y tu cuenta estará lista.',
  confirmEmailAddress: 'Confirmar dirección',
  ifYouDidNotSign: 'Si no te registraste, cierra esta página y no se confirmará nada.',
  youAreSignedInOn: 'Tu sesión está iniciada en este dispositivo.',
  goToYourChats: 'Ir a tus chats',
}
