import type { billing as english } from '../../../../texts/billing.ts'
import type { Translation } from '../../message-types.ts'

export const billing: Translation<typeof english> = {
  planWrong: 'Forfait choisi non valide',
  billingWrong: 'Période de facturation choisie non valide',
  selectionMissing: 'Informations de forfait ou de facturation manquantes',
  heldAlready: 'Vous avez déjà ce forfait',
  checkoutUrlWrong: 'Adresse de paiement reçue non valide',
  checkoutUrlMissing: 'Aucune adresse de paiement reçue du serveur',
  customerFailed: 'Le client Stripe n’a pas pu être créé',
  hostedOnly: 'Veuillez payer sur la page du prestataire de paiement.',
  sessionWrong: 'Session de paiement non valide',
  noSubscription: 'Il n’y a pas de forfait payant à changer.',
  yearlyFirst:
    'Votre forfait annuel est payé jusqu’au {end}. Résiliez-le, puis choisissez un forfait mensuel.',
  keepFirst:
    'Un changement de formule est prévu. Choisissez d’abord « Garder {name} », puis passez à la formule supérieure.',
  periodEnding: 'Votre période payée se termine dans quelques minutes. Changez de forfait ensuite.',
  changeBySettings:
    'Vous avez déjà un forfait. Changez-le sur la page des forfaits au lieu d’en acheter un second.',
  secondPlanRefunded: 'Vous avez déjà un forfait : ce paiement a été remboursé.',
  cardUnknown: 'Cette carte n’a pas pu être utilisée. Veuillez la saisir à nouveau.',
  otherPurchase: 'Un autre achat a été lancé dans un autre onglet au même moment. Réessayez dans un instant.',
  changeUnknown:
    'Le prestataire de paiement n’a pas répondu à temps, le changement a donc peut-être été fait. Rechargez la page avant de réessayer.',
  unpaid: 'Votre dernier paiement a échoué. Mettez d’abord à jour votre carte, puis changez de forfait.',
  providerSaid: '{said}',
}
