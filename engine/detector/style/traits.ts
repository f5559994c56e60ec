/** A measure of style that a reader understands. */
export type Trait = {
  /** One of STYLE_NAMES. */
  feature: string
  /** What so many of make the value when it is taken `scale` times. */
  noun: string
  scale: number
  /** The signal that counts the same thing in its own way. */
  signal?: string
}

function perHundred(feature: string, noun: string, signal?: string): Trait {
  return { feature, noun, scale: 100, signal }
}

function uses(group: string, words: string, signal?: string): Trait {
  return perHundred(`rate:${group}`, `uses of ${words}`, signal)
}

export const traitList: readonly Trait[] = [
  { feature: 'sentenceMean', noun: 'words a sentence', scale: 1 },
  { feature: 'wordLength', noun: 'letters a word', scale: 1, signal: 'long-words' },
  perHundred('longWords', 'words of seven letters or more', 'short-words'),
  perHundred('tinyWords', 'words of three letters or fewer'),
  perHundred('functionShare', 'small words such as “the”, “of” and “it”', 'small-words'),
  perHundred('mark:,', 'commas'),
  perHundred('mark::', 'colons'),
  perHundred('mark:?', 'question marks'),
  perHundred('mark:!', 'exclamation marks'),
  perHundred('mark:"', 'quotation marks'),
  perHundred('mark:(', 'brackets'),
  perHundred('mark:0', 'numbers in figures'),
  perHundred('contractions', 'contractions'),
  perHundred('possessives', 'possessives'),
  perHundred('hyphened', 'words with a hyphen'),
  perHundred('midCapitals', 'capitalised words inside sentences'),
  perHundred('ending:ing', 'words in “-ing”'),
  perHundred('ending:ed', 'words in “-ed”'),
  perHundred('ending:ly', 'words in “-ly”'),
  perHundred('rate:negation', 'negations'),
  perHundred('rate:numberWord', 'number words such as “two” and “first”', 'written-numbers'),
  perHundred('rate:quantity', 'words of quantity such as “some” and “many”'),
  perHundred('rate:reporting', 'words of saying such as “said” and “told”'),
  uses('definite', '“the”'),
  uses('indefinite', '“a” or “an”'),
  uses('of', '“of”'),
  uses('to', '“to”'),
  uses('inOnAt', '“in”, “on” or “at”'),
  uses('forWithBy', '“for”, “with” or “by”'),
  uses('and', '“and”'),
  uses('but', '“but”'),
  uses('as', '“as”'),
  uses('which', '“which”'),
  uses('isAre', '“is” or “are”'),
  uses('wasWere', '“was” or “were”'),
  uses('have', '“have”, “has” or “had”'),
  uses('willWould', '“will” or “would”'),
  uses('canCould', '“can” or “could”'),
  uses('firstSingular', '“I”, “me” or “my”'),
  uses('secondPerson', '“you” or “your”'),
  uses('thirdPerson', '“he”, “she” or “they”'),
  uses('itForms', '“it” or “its”', 'it-words'),
  uses('demonstrative', '“this”, “that”, “these” or “those”'),
]
