import type { operatorTexts as english } from '../../en/operating/frame.ts'
import type { Translation } from '../../message-types.ts'

export const operatorTexts: Translation<typeof english> = {
  title: 'Opérateur',
  sections: 'Rubriques pour les opérateurs',
  site: 'Réglages de ce site',
  names: {
    users: 'Utilisateurs',
    invitations: 'Invitations',
    failed: 'Tâches échouées',
    banner: 'Bandeau',
    usage: 'Utilisation',
    billing: 'Facturation',
    log: 'Journal',
  },
  texts: {
    users: 'Toutes les personnes qui ont un compte ici.',
    invitations: 'Qui peut créer un compte sur invitation.',
    failed: 'Tâches et e-mails abandonnés. Ils sont conservés sept jours.',
    banner: 'Une ligne pour toutes les personnes connectées.',
    usage: 'Ce que les modèles et les personnes ont utilisé, par jour.',
    billing: 'Ce qui est enregistré des offres et des paiements.',
    log: 'Ce que les opérateurs ont fait.',
  },
}
