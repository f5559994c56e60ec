import type { developerTexts as english } from '../../en/content/developers.ts'
import type { Translation } from '../../message-types.ts'

export const developerTexts: Translation<typeof english> = {
  document: 'Document OpenAPI',
  makeKey: 'Créer une clé',
  parameters: 'Paramètres',
  body: 'Corps',
  form: 'Formulaire',
  answer: 'Réponse',
  errors: 'Erreurs',
  name: 'Nom',
  type: 'Type',
  meaning: 'Signification',
  required: 'obligatoire',
}
