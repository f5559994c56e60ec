/** What is wrong with a field of a request, by the code of the issue. */
export const issues = {
  wrongForm: 'It has the wrong format.',
  wrongChoice: 'It must be one of {options}.',
  tooShort: 'It needs at least {least, plural, one {# character} other {# characters}}.',
  tooLong: 'It may have {most, plural, one {# character} other {# characters}} at most.',
  tooFew: 'It needs at least {least, plural, one {# item} other {# items}}.',
  tooMany: 'It may have {most, plural, one {# item} other {# items}} at most.',
  tooSmall: 'It must be at least {least, number}.',
  tooLarge: 'It must be at most {most, number}.',
  unknownFields: '{count, plural, one {Unknown field} other {Unknown fields}} {fields}.',
  unknownFieldsMore: 'Unknown fields {fields} and {more, number} more.',
} as const
