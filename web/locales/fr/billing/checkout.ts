import type { checkoutTexts as englishCheckoutTexts } from '../../en/billing/checkout.ts'
import type { Translation } from '../../message-types.ts'

export const checkoutTexts: Translation<typeof englishCheckoutTexts> = {
  title: 'Finalisez votre abonnement',
  backToPlans: 'Retour aux forfaits',
  toPlans: 'Vous arrivez sur les forfaits dans un instant.',
  planName: 'Forfait {name}',
  billing: 'Période de facturation',
  perMonth: '<sum>{price}</sum> par mois',
  onceAYear: '<sum>{price}</sum> une fois par an, facturé aujourd’hui',
  thenYearly: 'Le paiement vient ensuite : {name}, {sum} par an.',
  thenMonthly: 'Le paiement vient ensuite : {name}, {sum} par mois.',
  paidBy: 'Payé par {address}. Le reçu arrive à cette adresse.',
  everyMonth: 'Facturé aujourd’hui, puis chaque mois.',
  renewsYearly: 'Renouvelé chaque année à {price} jusqu’à résiliation. Résilier prend deux clics.',
  renewsMonthly: 'Renouvelé chaque mois à {price} jusqu’à résiliation. Résilier prend deux clics.',
  card: 'Carte',
  loading: 'Chargement du formulaire de carte…',
  pay: 'Payer {sum}',
  working: 'Traitement...',
  confirmByBank: 'Votre banque peut vous demander de confirmer le paiement.',
  refundRule:
    'Satisfait ou remboursé pendant {days, number} jours : vous pouvez annuler l’achat pendant {days, number} jours, tant que moins de {words, number} mots vous ont été facturés depuis. Écrivez à <mail>{address}</mail>.',
  terms: 'En payant, vous acceptez les <terms>Conditions d’utilisation</terms>.',
  cardStaysThere: 'Votre carte ne va qu’au prestataire de paiement. Ce site ne voit jamais son numéro.',
  formFailed: 'Le formulaire de carte n’a pas pu être chargé',
  formFailedText: 'Un bloqueur de contenu ou le réseau l’a peut-être arrêté. Rien n’a été facturé.',
  hosted: 'Payer sur la page du prestataire de paiement',
  hostedOnly: 'La carte est saisie sur la page du prestataire de paiement.',
  paymentFailed: 'Une erreur est survenue pendant le traitement de votre paiement.',
  signIn: 'Vous devez être connecté pour vous abonner',
  canceledMeanwhile:
    'Ce paiement a été remplacé par un plus récent, peut-être dans un autre onglet. Veuillez réessayer.',
  outcomeUnknown:
    'Le prestataire de paiement est injoignable, le paiement a donc peut-être réussi. Vous pouvez réessayer : le même achat n’est jamais facturé deux fois.',
  loadFailed: 'Cette page n’a pas pu être chargée',
  waiting: 'Le paiement a réussi. Votre forfait s’active dans un instant.',
  late: 'Cela prend plus de temps que d’habitude. Votre forfait s’active dès que le prestataire confirme le paiement, et vous pouvez quitter cette page.',
  startWriting: 'Commencer à écrire',
  openPlan: 'Voir votre forfait',
}
