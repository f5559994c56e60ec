import type { issues as english } from '../../../../texts/issues.ts'
import type { Translation } from '../../message-types.ts'

export const issues: Translation<typeof english> = {
  wrongForm: 'No tiene el formato correcto.',
  wrongChoice: 'Debe ser una de estas opciones: {options}.',
  tooShort:
    'Necesita al menos {least, plural, one {# carácter} many {# de caracteres} other {# caracteres}}.',
  tooLong:
    'Puede tener {most, plural, one {# carácter} many {# de caracteres} other {# caracteres}} como máximo.',
  tooFew: 'Necesita al menos {least, plural, one {# elemento} many {# de elementos} other {# elementos}}.',
  tooMany:
    'Puede tener {most, plural, one {# elemento} many {# de elementos} other {# elementos}} como máximo.',
  tooSmall: 'Debe ser {least, number} como mínimo.',
  tooLarge: 'Debe ser {most, number} como máximo.',
  unknownFields:
    '{count, plural, one {Campo desconocido} many {Campos desconocidos} other {Campos desconocidos}}: {fields}.',
  unknownFieldsMore: 'Campos desconocidos: {fields} y {more, number} más.',
}
