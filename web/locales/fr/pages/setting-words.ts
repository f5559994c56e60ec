import type { settingWords as english } from '../../en/pages/setting-words.ts'
import type { Translation } from '../../message-types.ts'

export const settingWords: Translation<typeof english> = {
  inSection: '{title} ({section})',
  darkMode: 'apparence thème nuit couleurs',
  language: 'anglais espagnol traduction',
  timeZone: 'heure horloge',
  exportPreferences: 'sauvegarde réglages fichier json',
  picture: 'avatar photo image profil',
  displayName: 'prénom nom surnom',
  emailAddress: 'courriel changer adresse',
  password: 'changer nouveau mot de passe',
  yourInstructions: 'personnaliser consignes',
  memory: 'contexte longueur tokens',
  yourOwnKeys: 'openai clé api fournisseur modèle',
  twoFactor: '2fa code authentification second facteur récupération',
  passkeys: 'empreinte visage clé sécurité',
  history: 'textes conservés analyses réécritures supprimer',
  sharedLinks: 'partager adresse publique révoquer discussions dissertations',
  exportYourData: 'télécharger zip archive données rgpd',
  openSessions: 'appareils déconnecter partout',
  securityLog: 'événements activité connexions',
  deleteAccount: 'effacer fermer résilier',
  cancel: 'remboursement rembourser résilier arrêter forfait',
  card: 'carte crédit paiement adresse portail',
  invoices: 'reçus facturation remboursement pdf',
}
