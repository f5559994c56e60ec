import type { auditTexts as english } from '../../en/operating/audit.ts'
import type { Translation } from '../../message-types.ts'

export const auditTexts: Translation<typeof english> = {
  title: 'Journal',
  text: 'Les entrées ne peuvent être ni modifiées ni supprimées. Un compte supprimé est désigné par son numéro.',
  export: 'Exporter {format}',
  none: 'Rien n’a encore été fait.',
  notLoaded: 'Le journal n’a pas pu être chargé.',
  call: 'Réglages modifiés : {call}',
  acts: {
    invite: 'Personnes invitées',
    'send-invitation': 'Invitation renvoyée',
    'withdraw-invitation': 'Invitation retirée',
    'retry-job': 'Tâches échouées relancées',
    'discard-job': 'Tâches échouées supprimées',
    'set-banner': 'Bandeau affiché',
    'remove-banner': 'Bandeau retiré',
    'set-model-price': 'Prix d’un modèle modifié',
  },
  command: 'une commande sur le serveur',
  by: '{date}, par {operator}',
  because: 'Motif : {reason}',
  deleted: 'compte supprimé {id}',
}
