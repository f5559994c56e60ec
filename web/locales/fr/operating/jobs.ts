import type { jobsTexts as english } from '../../en/operating/jobs.ts'
import type { Translation } from '../../message-types.ts'

export const jobsTexts: Translation<typeof english> = {
  title: 'Tâches échouées',
  found:
    '{count, plural, =0 {} one {# tâche a été abandonnée.} many {# de tâches ont été abandonnées.} other {# tâches ont été abandonnées.}}',
  none: 'Rien n’a échoué.',
  notLoaded: 'Les tâches échouées n’ont pas pu être chargées.',
  retry: 'Réessayer',
  discard: 'Supprimer',
  retryAll: 'Tout réessayer',
  discardAll: 'Tout supprimer',
  mailTo: 'à {address}',
  failed: '{date}, après {attempts, plural, one {# essai} many {# d’essais} other {# essais}}, file {queue}',
  reason: 'Raison : {reason}',
  noReason: 'Le serveur s’est arrêté ou a mis trop de temps.',
  done: {
    'retry-job':
      '{count, plural, =0 {N’existe plus} one {# tâche relancée} many {# de tâches relancées} other {# tâches relancées}}',
    'discard-job':
      '{count, plural, =0 {N’existe plus} one {# tâche supprimée} many {# de tâches supprimées} other {# tâches supprimées}}',
  },
}
