import type { developerTexts as english } from '../../en/content/developers.ts'
import type { Translation } from '../../message-types.ts'

export const developerTexts: Translation<typeof english> = {
  document: 'Documento OpenAPI',
  makeKey: 'Crear una clave',
  parameters: 'Parámetros',
  body: 'Cuerpo',
  form: 'Formulario',
  answer: 'Respuesta',
  errors: 'Errores',
  name: 'Nombre',
  type: 'Tipo',
  meaning: 'Significado',
  required: 'obligatorio',
}
