import type { emailLinkTexts as englishEmailLinkTexts } from '../../en/accounts/email-links.ts'
import type { Translation } from '../../message-types.ts'

export const emailLinkTexts: Translation<typeof englishEmailLinkTexts> = {
  emailAddress: 'Adresse e-mail',
  keepYourAddress: 'Conserver votre adresse ?',
  confirmChange: 'Confirmer le changement',
  yourAccountKeepsIts:
    'Votre compte garde son adresse actuelle. Si vous n’avez pas demandé ce changement, choisissez aussi un nouveau mot de passe.',
  yourEmailAddressChanges: 'Votre adresse change une fois confirmée depuis l’ancienne et depuis la nouvelle.',
  keepTheAddress: 'Conserver l’adresse',
  yesConfirm: 'Oui, confirmer',
  goToYourSettings: 'Aller à vos paramètres',
  nothingWasChangedThe: 'Rien n’a été modifié. Les liens de ce changement ne fonctionnent plus.',
  thankYouNowConfirmFrom:
    'Merci. Confirmez maintenant aussi depuis l’ancienne adresse : nous y avons envoyé un lien.',
  thankYouNowConfirmFromFromTheNew:
    'Merci. Confirmez maintenant aussi depuis la nouvelle adresse : nous y avons envoyé un lien.',
  yourEmailAddressHas: 'Votre adresse a changé. Connectez-vous désormais avec la nouvelle.',
  nothingWasChanged: '{deadLink} Rien n’a été modifié.',
  confirmYourEmail: 'Confirmez votre e-mail',
  confirmThatThisAddressIs: 'Confirmez que cette adresse est la vôtre, et votre compte est prêt.',
  confirmEmailAddress: 'Confirmer l’adresse',
  ifYouDidNotSign: 'Si vous ne vous êtes pas inscrit, fermez cette page et rien n’est confirmé.',
  youAreSignedInOn: 'Vous êtes connecté sur cet appareil.',
  goToYourChats: 'Aller à vos discussions',
}
