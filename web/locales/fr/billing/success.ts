import type { successTexts as englishSuccessTexts } from '../../en/billing/success.ts'
import type { Translation } from '../../message-types.ts'

export const successTexts: Translation<typeof englishSuccessTexts> = {
  title: 'Paiement',
  processing: 'Traitement de votre paiement…',
  activating: 'Activation de votre forfait…',
  thanks: 'Merci pour votre abonnement !',
  active: 'Votre abonnement {plan} est maintenant actif',
  discount: 'Réduction de {percent} appliquée',
  amountPaid: 'Payé',
  tax: 'Taxes comprises',
  period: 'Période',
  periodDays: 'Du {from} au {to}',
  next: 'Prochain paiement',
  nextPayment: '{sum} le {date}',
  words: 'Mots ajoutés',
  invoice: 'Facture',
  openInvoice: 'Ouvrir la facture',
  toStart: 'Vous arrivez sur la page d’accueil dans un instant.',
  invalidSession: 'Session de paiement non valide',
  signIn: 'Connexion requise. Connectez-vous et réessayez.',
  activationFailed: 'L’activation a échoué. Veuillez nous contacter.',
  technicalError: 'Erreur technique. Veuillez nous contacter.',
  support:
    'Écrivez à {address}. Rien n’est perdu : un paiement qui arrive plus tard active quand même le forfait.',
}
