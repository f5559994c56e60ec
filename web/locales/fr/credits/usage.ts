import type { usageTexts as englishUsageTexts } from '../../en/credits/usage.ts'
import type { Translation } from '../../message-types.ts'

export const usageTexts: Translation<typeof englishUsageTexts> = {
  creditsRemaining: 'Crédits restants',
  wordsLeft: 'mots restants',
  usedOf: '{used, number} / {total, number} mots utilisés',
  ringName: '{remaining, number} mots restants sur {total, number}, {used, number} utilisés',
  usage: 'Utilisation',
  lastDays: '{days, number} derniers jours',
  measure: 'Contenu du graphique',
  activity: 'Activité',
  words: 'Mots',
  kinds: {
    messages: 'Messages',
    checks: 'Analyses',
    rewrites: 'Réécritures',
  },
  wordsHumanized: 'Mots humanisés',
  showTable: 'Afficher en tableau',
  showChart: 'Afficher en graphique',
  day: 'Jour',
  activityName:
    'Graphique en barres des {days, number} derniers jours : {messages, plural, one {# message} many {# de messages} other {# messages}}, {checks, plural, one {# analyse} many {# d’analyses} other {# analyses}} et {rewrites, plural, one {# réécriture} many {# de réécritures} other {# réécritures}}. Le tableau contient les mêmes chiffres.',
  wordsName:
    'Graphique en barres des {days, number} derniers jours : {words, plural, one {# mot humanisé} many {# de mots humanisés} other {# mots humanisés}}. Le tableau contient les mêmes chiffres.',
  noUsage: 'Rien au cours des {days, number} derniers jours',
  noUsageText: 'Ce que vous écrivez, analysez et humanisez apparaît ici, jour par jour.',
  noWords: 'Aucun mot humanisé au cours des {days, number} derniers jours',
  loading: 'Chargement de votre utilisation',
  failed: 'Votre utilisation n’a pas pu être chargée',
  failedText: 'Vérifiez votre connexion et réessayez.',
}
