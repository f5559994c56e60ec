import type { syncTexts as english } from '../../en/preferences/sync.ts'
import type { Translation } from '../../message-types.ts'

export const syncTexts: Translation<typeof english> = {
  changedElsewhere:
    'Certains réglages ont été modifiés sur un autre appareil pendant que celui-ci était hors ligne. Ceux-là ont été conservés.',
  useThisDevice: 'Utiliser ceux d’ici',
}
