import type { frameTexts as englishFrameTexts } from '../../en/preferences/frame.ts'
import type { Translation } from '../../message-types.ts'

export const frameTexts: Translation<typeof englishFrameTexts> = {
  general: 'Général',
  appearanceLanguageAnd: 'Apparence, langue, fuseau horaire et importations.',
  profile: 'Profil',
  yourNameAddressAnd: 'Votre nom, adresse et mot de passe.',
  modelsKeys: 'Modèles et clés',
  instructionsForTheModels: 'Instructions pour les modèles et vos propres clés.',
  apiKeys: 'Clés d’API',
  keysForYourPrograms: 'Des clés pour vos programmes, et leur utilisation.',
  notifications: 'Notifications',
  theMailsThatYouReceive: 'Les e-mails que vous recevez.',
  privacyData: 'Confidentialité',
  signInSecurityAndWhat: 'La sécurité de votre connexion et l’usage de vos données.',
  settings: 'Paramètres',
  backToTheChat: 'Retour',
  accountSettings: 'COMPTE',
  allSettings: 'Tous les paramètres',
  subscription: 'ABONNEMENT',
  currentPlan: 'Forfait actuel',
  yourPlanAndItsRenewal: 'Votre forfait, son renouvellement et vos mots.',
  updateBilling: 'Paiement',
  yourCardAndAddress: 'Votre carte et votre adresse de facturation.',
  billingHistory: 'Historique de facturation',
  yourInvoices: 'Vos factures.',
}
