import type { syncTexts as english } from '../../en/preferences/sync.ts'
import type { Translation } from '../../message-types.ts'

export const syncTexts: Translation<typeof english> = {
  changedElsewhere:
    'Algunos ajustes se cambiaron en otro dispositivo mientras este no tenía conexión. Se han conservado aquellos.',
  useThisDevice: 'Usar los de este',
}
