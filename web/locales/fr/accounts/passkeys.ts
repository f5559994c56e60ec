import type { passkeyTexts as english } from '../../en/accounts/passkeys.ts'
import type { Translation } from '../../message-types.ts'

export const passkeyTexts: Translation<typeof english> = {
  title: 'Clés d’accès',
  text: 'Connectez-vous avec votre empreinte, votre visage ou le code de votre appareil, sans mot de passe.',
  add: 'Ajouter une clé d’accès',
  none: 'Pas encore de clé d’accès',
  noneText:
    'Une clé d’accès ne se devine pas et ne fonctionne que sur ce site : une fausse page ne peut donc pas la demander.',
  notHere: 'Ce navigateur, ou l’adresse à laquelle vous avez ouvert la page, n’accepte pas les clés d’accès.',
  loadFailed: 'Vos clés d’accès n’ont pas pu être chargées',
  addedOn: 'ajoutée le {day}',
  usedOn: 'utilisée le {day}',
  neverUsed: 'pas encore utilisée',
  synced: 'sur plusieurs de vos appareils',
  rename: 'Renommer',
  renameOf: 'Renommer la clé d’accès {name}',
  remove: 'Retirer',
  removeOf: 'Retirer la clé d’accès {name}',
  addTitle: 'Ajouter une clé d’accès',
  addText: 'Votre navigateur vous demandera ensuite de confirmer par empreinte, visage ou code.',
  name: 'Nom',
  nameHint: 'Où elle se trouve, par exemple « Ordinateur » ou « Téléphone ».',
  nameMissing: 'Donnez un nom à la clé d’accès.',
  cancel: 'Annuler',
  continue: 'Continuer',
  save: 'Enregistrer',
  added: 'Clé d’accès ajoutée',
  renameTitle: 'Renommer cette clé d’accès',
  removeTitle: 'Retirer « {name} » ?',
  removeText:
    'Elle ne vous connectera plus ici. Supprimez-la aussi sur votre appareil, sinon il continuera de la proposer.',
  removed: '{name} a été retirée',
  signIn: 'Se connecter avec une clé d’accès',
  cancelled: 'Aucune clé d’accès n’a été utilisée. Réessayez, ou connectez-vous autrement.',
  alreadyHere: 'Cet appareil a déjà une clé d’accès de votre compte.',
  notPossible: 'Ce navigateur n’a pas pu utiliser de clé d’accès.',
}
