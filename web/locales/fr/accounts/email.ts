import type { emailTexts as englishEmailTexts } from '../../en/accounts/email.ts'
import type { Translation } from '../../message-types.ts'

export const emailTexts: Translation<typeof englishEmailTexts> = {
  pleaseCheckBothMailboxes: 'Consultez les deux boîtes',
  weWroteToAndTo:
    'Nous avons écrit à {email} et à {newEmail}. Votre adresse change quand vous aurez ouvert les deux liens, dans n’importe quel ordre, sous 24 heures. D’ici là, connectez-vous comme avant.',
  done: 'Terminé',
  changeYourEmailAddress: 'Changer l’adresse e-mail',
  weSendALinkTo:
    'Nous envoyons un lien à l’ancienne et à la nouvelle adresse, et vous confirmez avec les deux.',
  newEmailAddress: 'Nouvelle adresse e-mail',
  youExampleCom: 'vous@exemple.com',
  sendBothLinks: 'Envoyer les deux liens',
  emailAddress: 'Adresse e-mail',
  change: 'Modifier',
  yourAddressWasNotChanged: 'Votre adresse n’a pas été changée',
  theChangeCouldNotBe: 'Le changement n’a pas pu être annulé',
  waitingForBothAddresses: 'En attente des deux adresses',
  saidYes: 'confirmée',
  hasAMail: 'e-mail envoyé',
  cancelChange: 'Annuler le changement',
}
