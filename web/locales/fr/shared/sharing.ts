import type { sharing as english } from '../../../../texts/sharing.ts'
import type { Translation } from '../../message-types.ts'

export const sharing: Translation<typeof english> = {
  chatGone: 'Cette discussion partagée n’est pas disponible. Le lien a peut-être expiré ou été révoqué.',
  essayGone: 'Cette dissertation partagée n’est pas disponible. Le lien a peut-être expiré ou été révoqué.',
  checkGone: 'Cette analyse partagée n’est pas disponible. Le lien a peut-être expiré, ou a été révoqué.',
}
