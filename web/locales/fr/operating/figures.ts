import type { figuresTexts as english } from '../../en/operating/figures.ts'
import type { Translation } from '../../message-types.ts'

export const figuresTexts: Translation<typeof english> = {
  usage: 'Utilisation',
  span: 'Période',
  days: '{days, plural, one {# jour} many {# de jours} other {# jours}}',
  csv: 'Exporter en CSV',
  hasMore: 'C’est une partie : il y a plus de lignes que de place.',
  more: 'Les {shown, number} lignes les plus récentes sur {count, number} sont affichées. Le fichier les contient toutes.',
  nothingUsed: 'Rien n’a été utilisé.',
  usageNotLoaded: 'L’utilisation n’a pas pu être chargée.',
  day: 'Jour (UTC)',
  person: 'Personne',
  words: 'Mots facturés',
  tokens: 'Jetons du modèle',
  billing: 'Facturation',
  billingNotLoaded: 'L’état de la facturation n’a pas pu être chargé.',
  notSold: 'Aucune offre n’est vendue ici.',
  plans: 'Offres',
  noPlans: 'Personne n’a d’offre payante.',
  holders:
    '{subscribers, plural, one {# abonné} many {# d’abonnés} other {# abonnés}}, {ending, number} en fin, {unpaid, number} impayés',
  mismatches: 'Écarts avec le prestataire de paiement',
  agrees: 'Les données concordent avec le prestataire.',
  compared: 'Comparé le {date}',
  notCompared: 'Pas encore comparé',
  compareText: 'Chaque nuit, ils sont comparés et corrigés. Ceci le fait aussitôt :',
  webhooks: 'Webhooks échoués',
  webhooksText: 'Ceux qui ont été abandonnés sont réparés par la prochaine comparaison.',
  waiting: '{count, plural, =0 {Aucun n’attend} one {# attend} many {# attendent} other {# attendent}}',
}
