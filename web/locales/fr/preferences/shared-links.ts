import type { sharedLinksTexts as english } from '../../en/preferences/shared-links.ts'
import type { Translation } from '../../message-types.ts'

export const sharedLinksTexts: Translation<typeof english> = {
  title: 'Liens partagés',
  text: 'Toute personne qui a un lien peut lire ce qu’il ouvre, jusqu’à ce qu’il expire ou que vous le révoquiez. Les adresses ne sont affichées qu’une fois, à la création du lien.',
  chat: 'Discussion, {count, plural, one {# message} many {# de messages} other {# messages}}',
  essayToRead: 'Dissertation, à lire',
  essayToComment: 'Dissertation, à commenter',
  check: 'Analyse IA',
  named: '{title} · {name}',
}
