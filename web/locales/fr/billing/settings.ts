import type { billingSettingsTexts as englishBillingSettingsTexts } from '../../en/billing/settings.ts'
import type { Translation } from '../../message-types.ts'

export const billingSettingsTexts: Translation<typeof englishBillingSettingsTexts> = {
  lostWithAccount:
    'Votre forfait {name}, payé jusqu’au {date}, prend fin aussitôt. Le reste de la période n’est pas remboursé.',
  statuses: { active: 'Actif', cancelled: 'Résilié', unpaid: 'Paiement refusé' },
  plan: 'Forfait',
  planBilling: {
    monthly: '{name}, facturé chaque mois',
    yearly: '{name}, facturé chaque année',
  },
  renewsOn: 'Renouvellement le {date}',
  endsOn: 'Se termine le {date}',
  endsUnpaid: 'Se termine le {date}, sauf si le paiement réussit avant',
  countdown:
    'Encore {days, plural, one {# jour} many {# de jours} other {# jours}}, {hours, number} h {minutes, number} min {seconds, number} s',
  nextInvoice: 'Prochaine facture',
  nextInvoiceText: '{sum} le {date}',
  words: 'Mots restants',
  wordsLeft: '{words, number}',
  refreshOn: 'Vos mots reviennent le {date}.',
  wordsAtEnd:
    'À la fin du forfait, le {date}, il vous reste au plus {words, number} de vos mots avec le forfait Free.',
  given: 'Offerte par un opérateur',
  givenWords:
    '{words, number} mots reviennent tous les 30 jours, tant que vous ne choisissez pas d’autre offre.',
  freeWords: 'Le forfait Free comprend {words, number} mots, une seule fois.',
  refreshWaits: 'Vos mots reviennent une fois le paiement réussi.',
  subscribedSince: 'Abonné depuis le {date}',
  follows: '{name} prend la suite le {date}',
  plannedBefore:
    'Vous aviez prévu de passer à {name} le {date}. Si vous réactivez l’abonnement, ce changement vaut de nouveau.',
  plannedAgain: 'Le changement que vous aviez prévu vaut de nouveau : {name} prend la suite le {date}.',
  unpaid:
    'Le dernier paiement a échoué. Vous gardez le forfait jusqu’au {date}. Mettez votre carte à jour si elle a changé, puis réactivez l’abonnement.',
  updateCard: 'Mettre à jour la carte',
  reactivateCharges: 'La réactivation débite de nouveau votre carte pour la facture en attente.',
  loadFailed: 'Votre forfait n’a pas pu être chargé',
  changePlan: 'Changer de forfait',
  upgradePlan: 'Forfait supérieur',
  cancel: 'Résilier l’abonnement',
  cancelTitle: 'Résilier votre abonnement ?',
  cancelText:
    'Vous gardez {name} jusqu’au {date}, avec tous les mots qui vous restent. Au plus {words, number} d’entre eux restent ensuite, avec le forfait Free. Plus rien n’est facturé, et vous pouvez revenir là-dessus d’ici là.',
  cancelConfirm: 'Résilier l’abonnement',
  keep: 'Garder l’abonnement',
  reactivate: 'Réactiver l’abonnement',
  cancelled: 'Abonnement résilié',
  cancelledText: 'Votre abonnement a été résilié et ne sera pas renouvelé automatiquement.',
  reactivated: 'Abonnement réactivé',
  cancelFailed: 'L’abonnement n’a pas pu être résilié',
  renewFailed: 'L’abonnement n’a pas pu être renouvelé',
  card: 'Carte et adresse de facturation',
  cardText: 'Elles sont conservées par le prestataire de paiement, sur les pages duquel vous les modifiez.',
  billingPortal: 'Portail de facturation',
  openPortal: 'Ouvrir le portail de facturation',
  portalFailed: 'Le portail de facturation n’a pas pu s’ouvrir',
  noBilling: 'Pas encore de données de paiement',
  noBillingText:
    'Le forfait Free ne demande pas de carte. Après un achat, vous modifiez ici votre carte et votre adresse.',
  seePlans: 'Voir les forfaits',
  invoices: 'Factures',
  refundedSum: '{sum} remboursés',
  noHistory: 'Aucune facture',
  noHistoryText: 'Vos factures apparaissent ici après le premier paiement.',
  historyFailed: 'Les factures n’ont pas pu être chargées',
  open: 'Ouvrir',
  openInvoice: 'Ouvrir la facture {number}',
  pdf: 'PDF',
  downloadPdf: 'Télécharger la facture {number} en PDF',
  states: {
    paid: 'Payée',
    open: 'Ouverte',
    void: 'Annulée',
    uncollectible: 'Impayée',
    draft: 'Brouillon',
  },
}
