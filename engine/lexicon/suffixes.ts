/** Endings that tell what part a content word plays, longest first within a class; a word is classed by the first that fits. */
export const suffixes: readonly string[] = (
  'ization ization’s ational fulness ousness iveness ability ibility ically ingly fully ously ively ations ities ation ments ances ences ' +
  'ness ment ance ence ship hood ward wise like less able ible ical ious eous ular tion sion ture tive sive ling ings ists isms ized izes izing ' +
  'ity ism ist ing ful ous ive ize ise ate ent ant ary ory ial ual ian ish ive ers ors ies ied est ed ly er or al ic es en th s y e'
)
  .replaceAll('’', "'")
  .split(' ')
