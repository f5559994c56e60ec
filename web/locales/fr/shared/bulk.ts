import type { bulk as english } from '../../../../texts/bulk.ts'
import type { Translation } from '../../message-types.ts'

export const bulk: Translation<typeof english> = {
  rowNotJson: 'Cette ligne n’est pas du JSON.',
  rowWithoutText: 'Cette ligne n’a pas de texte.',
  fileEmpty: 'Il n’y a pas de texte dans ce fichier.',
  columnMissing: 'Ce CSV n’a pas de colonne “{column}”. Indiquez la colonne qui contient les textes.',
  kindUnknown: 'Envoyez un CSV, un JSONL ou un zip.',
  damaged: 'Ce fichier est endommagé.',
  tooMany:
    'Une tâche accepte au plus {texts, number} textes de {characters, number} caractères en tout. Divisez le fichier.',
  openAlready: '{most, number} de vos tâches ne sont pas encore terminées. Attendez-en une ou annulez-la.',
  keptAlready: 'Vos tâches prennent trop de place. Supprimez-en une dont vous n’avez plus besoin.',
}
