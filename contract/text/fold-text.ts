/** Marks that a search ignores: accents, vowel points, the connecting stroke, and signs without width. */
const ignored =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u00ad\u200b-\u200d\u2060\ufeff]|[\ufe00-\ufe0f]|[\u{1f3fb}-\u{1f3ff}]/gu
/** Letters that Unicode does not take apart. */
const plain: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}
const plainLetters = new RegExp(`[${Object.keys(plain).join('')}]`, 'g')

/**
 * Returns a text as a search compares it: in lower case, without accents and invisible signs, and with wide and joined
 * letters as plain ones. `search_fold` in the database does the same.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(ignored, '')
    .normalize('NFKC')
    .replace(plainLetters, (letter) => plain[letter] ?? letter)
}
