import type { frameTexts as english } from '../../en/content/frame.ts'
import type { Translation } from '../../message-types.ts'

export const frameTexts: Translation<typeof english> = {
  breadcrumb: 'Fil d’Ariane',
  onThisPage: 'Sur cette page',
  needAdditionalHelp: 'Besoin d’aide supplémentaire ?',
  needHelpText:
    'Écrivez-nous ce que vous avez essayé et ce qui s’est passé. Une personne lit chaque e-mail ; n’y mettez ni mot de passe ni clé.',
  emailSupport: 'Écrire un e-mail',
  translationNote: 'Ceci est une traduction. Seul le <english>texte anglais</english> fait foi.',
  minutesToRead:
    '{minutes, plural, one {# minute de lecture} many {# de minutes de lecture} other {# minutes de lecture}}',
  lastChanged: 'Dernière modification : {date}',
  effective: 'En vigueur depuis le {date}',
}
