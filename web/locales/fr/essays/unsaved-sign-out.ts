import type { unsavedSignOut as englishUnsavedSignOut } from '../../en/essays/unsaved-sign-out.ts'
import type { Translation } from '../../message-types.ts'

export const unsavedSignOut: Translation<typeof englishUnsavedSignOut> = {
  title: 'Certains de vos mots ne sont pas encore enregistrés',
  explanation:
    '{count, plural, one {Une dissertation contient} many {# de dissertations contiennent} other {# dissertations contiennent}} des mots que seul ce navigateur possède, et se déconnecter les en retire.',
  saving: 'Ils sont en cours d’enregistrement. Vous serez déconnecté dès que ce sera fait.',
  failing: 'Le serveur est injoignable. Nous continuons d’essayer.',
  stay: 'Rester connecté',
  download: 'Les télécharger',
  leave: 'Se déconnecter quand même',
}
