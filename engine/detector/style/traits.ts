import type { Said } from '../../texts/said.ts'
import { saidOfSignals as say } from '../../texts/sayings.ts'

/** A measure of style that a reader understands. */
export type Trait = {
  /** One of STYLE_NAMES. */
  feature: string
  /** What so many of make the value when it is taken `scale` times. */
  unit: Said
  scale: number
  /** The signal that counts the same thing in its own way. */
  signal?: string
}

const { units } = say

function perHundred(feature: string, unit: Said, signal?: string): Trait {
  return { feature, unit, scale: 100, signal }
}

/** The rate of a single word. */
function usesOf(group: string, words = group): Trait {
  return perHundred(`rate:${group}`, say.uses({ words: say.quoted({ words }) }))
}

export const traitList: readonly Trait[] = [
  { feature: 'sentenceMean', unit: units.sentenceWords, scale: 1 },
  { feature: 'wordLength', unit: units.wordLetters, scale: 1, signal: 'long-words' },
  perHundred('longWords', units.longWords, 'short-words'),
  perHundred('tinyWords', units.tinyWords),
  perHundred('functionShare', units.smallWords, 'small-words'),
  perHundred('mark:,', units.commas),
  perHundred('mark::', units.colons),
  perHundred('mark:?', units.questionMarks),
  perHundred('mark:!', units.exclamationMarks),
  perHundred('mark:"', units.quotationMarks),
  perHundred('mark:(', units.brackets),
  perHundred('mark:0', units.figures),
  perHundred('contractions', units.contractions),
  perHundred('possessives', units.possessives),
  perHundred('hyphened', units.hyphened),
  perHundred('midCapitals', units.midCapitals),
  perHundred('ending:ing', units.ing),
  perHundred('ending:ed', units.ed),
  perHundred('ending:ly', units.ly),
  perHundred('rate:negation', units.negations),
  perHundred('rate:numberWord', units.numberWords, 'written-numbers'),
  perHundred('rate:quantity', units.quantities),
  perHundred('rate:reporting', units.sayings),
  usesOf('definite', 'the'),
  perHundred('rate:indefinite', units.aOrAn),
  usesOf('of'),
  usesOf('to'),
  perHundred('rate:inOnAt', units.inOnOrAt),
  perHundred('rate:forWithBy', units.forWithOrBy),
  usesOf('and'),
  usesOf('but'),
  usesOf('as'),
  usesOf('which'),
  perHundred('rate:isAre', units.isOrAre),
  perHundred('rate:wasWere', units.wasOrWere),
  perHundred('rate:have', units.haveHasOrHad),
  perHundred('rate:willWould', units.willOrWould),
  perHundred('rate:canCould', units.canOrCould),
  perHundred('rate:firstSingular', units.iMeOrMy),
  perHundred('rate:secondPerson', units.youOrYour),
  perHundred('rate:thirdPerson', units.heSheOrThey),
  perHundred('rate:itForms', units.itOrIts, 'it-words'),
  perHundred('rate:demonstrative', units.thisOrThat),
]
