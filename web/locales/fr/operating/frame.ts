import type { operatorTexts as english } from '../../en/operating/frame.ts'
import type { Translation } from '../../message-types.ts'

export const operatorTexts: Translation<typeof english> = {
  title: 'Opérateur',
  sections: 'Rubriques pour les opérateurs',
  site: 'Réglages de ce site',
  names: {
    users: 'Utilisateurs',
    log: 'Journal',
  },
  texts: {
    users: 'Toutes les personnes qui ont un compte ici.',
    log: 'Ce que les opérateurs ont fait.',
  },
}
