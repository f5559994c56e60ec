import type { invitationsTexts as english } from '../../en/operating/invitations.ts'
import type { Translation } from '../../message-types.ts'

export const invitationsTexts: Translation<typeof english> = {
  title: 'Invitations',
  addresses: 'Adresses',
  addressesHint:
    'Jusqu’à {most, number}, une par ligne ou séparées par des virgules. Sans adresse, vous obtenez un lien à transmettre.',
  valid: 'Valable',
  days: '{days, plural, one {# jour} many {# de jours} other {# jours}}',
  plan: 'Offre',
  invite:
    '{count, plural, one {Inviter # personne} many {Inviter # de personnes} other {Inviter # personnes}}',
  makeLink: 'Créer un lien',
  tooMany: 'On peut inviter {most, number} personnes au plus à la fois.',
  linkMade: 'Une personne peut créer un compte avec ce lien. Il ne s’affiche que maintenant.',
  copyLink: 'Copier le lien',
  invited:
    '{count, plural, one {# invitation est en route.} many {# d’invitations sont en route.} other {# invitations sont en route.}}',
  known: 'Non invités, car ils ont déjà un compte : {addresses}',
  closed:
    'Les inscriptions sont fermées, aucune invitation ne peut donc servir. Changez cela dans les réglages du site.',
  none: 'Personne n’a encore été invité.',
  notLoaded: 'Les invitations n’ont pas pu être chargées.',
  link: 'Lien pour tous',
  states: {
    sent: 'Envoyée',
    made: 'Pas encore utilisée',
    used: 'Utilisée',
    expired: 'Expirée',
    withdrawn: 'Retirée',
  },
  by: '{date}, par {operator}',
  server: 'une commande sur le serveur',
  someone: 'un nouveau compte',
  expires: '{isPast, select, yes {A expiré} other {Expire}} le {date}',
  usedBy: 'Utilisée le {date} par {person}',
  withdrawn: 'Son lien ne fonctionne plus.',
  actsFor: 'Actions pour {name}',
  acts: {
    'send-invitation': 'Renvoyer',
    'withdraw-invitation': 'Retirer',
  },
  done: {
    'send-invitation': 'Renvoyée avec un nouveau lien',
    'withdraw-invitation': 'Invitation retirée',
  },
}
