import type { sharing as english } from '../../../../texts/sharing.ts'
import type { Translation } from '../../message-types.ts'

export const sharing: Translation<typeof english> = {
  chatGone: 'Este chat compartido no está disponible. Puede que el enlace haya caducado o se haya revocado.',
  essayGone:
    'Este ensayo compartido no está disponible. Puede que el enlace haya caducado o se haya revocado.',
  checkGone:
    'Este análisis compartido no está disponible. Puede que el enlace haya caducado o se haya revocado.',
}
