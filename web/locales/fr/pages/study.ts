import type { studyPageTexts as english } from '../../en/pages/study.ts'
import type { Translation } from '../../message-types.ts'

export const studyPageTexts: Translation<typeof english> = {
  loading: 'Chargement',
  unreachableTitle: 'Le serveur est inaccessible',
  unreachableText: 'Vos jeux de révision y sont en sécurité. Réessayez dans un moment.',
}
