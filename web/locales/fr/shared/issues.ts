import type { issues as english } from '../../../../texts/issues.ts'
import type { Translation } from '../../message-types.ts'

export const issues: Translation<typeof english> = {
  wrongForm: 'Le format n’est pas correct.',
  wrongChoice: 'La valeur doit être l’une de celles-ci : {options}.',
  tooShort:
    'Il faut au moins {least, plural, one {# caractère} many {# de caractères} other {# caractères}}.',
  tooLong: 'Il faut au plus {most, plural, one {# caractère} many {# de caractères} other {# caractères}}.',
  tooFew: 'Il faut au moins {least, plural, one {# élément} many {# d’éléments} other {# éléments}}.',
  tooMany: 'Il faut au plus {most, plural, one {# élément} many {# d’éléments} other {# éléments}}.',
  tooSmall: 'La valeur doit être au moins {least, number}.',
  tooLarge: 'La valeur doit être au plus {most, number}.',
  unknownFields:
    '{count, plural, one {Champ inconnu} many {Champs inconnus} other {Champs inconnus}} : {fields}.',
  unknownFieldsMore: 'Champs inconnus : {fields} et {more, number} de plus.',
}
