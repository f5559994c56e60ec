import { upperFirst } from '../../../language/sentence-shape.ts'
import type { TaggedSentence, Word } from '../../../language/tagged-text.ts'
import { reasonOf } from '../../../proposals/reasons.ts'
import type { Proposal, Rule } from '../../../proposals/rule.ts'

const openers = /^(?:additionally|furthermore|moreover|also)$/
const firstAux = /^(?:is|are|was|were|has|have|had|can|could|will|would|should|may|might|must)$/
const subjectMax = 7
/** "the system employed by most states": what looks like the main verb may belong to the subject. */
const participle = /(?:ed|en|wn|lt|de|ht|nt)$/

/** "Additionally, the team works" -> "The team also works": the word goes where people put it. */
export const additiveOpeners: Rule = {
  name: 'additive-openers',
  mode: 'clean',
  phrases: ['also'],
  find(sentence, text) {
    const [opener, comma, first] = sentence.words
    if (!opener || !comma || !first || !openers.test(opener.lower) || comma.lower !== ',') return []
    if (opener.locked || first.locked || !/^\p{Ll}/u.test(first.text)) return []
    const place = placeForAlso(sentence.words)
    if (!place || sentence.words.some((word) => word.lower === 'also' && word !== opener)) return []
    if (text.cover.subarray(opener.start, first.start + 1).includes(1) || text.cover[place.at] === 1)
      return []
    return [proposal(sentence, first, place)]
  },
}

type Place = {
  at: number
  after: string
}

/** Returns the place after the first auxiliary verb, or before the first verb. Returns undefined if the subject is not plain. */
function placeForAlso(words: readonly Word[]): Place | undefined {
  for (let i = 3; i < Math.min(words.length - 1, 2 + subjectMax + 1); i++) {
    const word = words[i] as Word
    const prior = words[i - 1] as Word
    const isSubjectEnd =
      /^(?:NOUN|PRON|PROPN)$/.test(prior.tag) && prior.lower !== 'that' && prior.lower !== 'which'
    if (words[i + 1]?.lower === 'not') return undefined
    if (firstAux.test(word.lower))
      return isSubjectEnd && !word.locked ? { at: word.end, after: ' also' } : undefined
    if (word.tag === 'VERB' && participle.test(word.lower) && words[i + 1]?.tag === 'ADP') return undefined
    if (word.tag === 'VERB' && !/ing$/.test(word.lower))
      return isSubjectEnd && !word.locked ? { at: word.start, after: 'also ' } : undefined
    if (!/^(?:DET|ADJ|NOUN|PRON|PROPN|NUM)$/.test(word.tag)) return undefined
  }
  return undefined
}

function proposal(sentence: TaggedSentence, first: Word, place: Place): Proposal {
  const start = (sentence.words[0] as Word).start
  return {
    rule: 'additive-openers',
    reason: reasonOf('also-moved'),
    gain: 2.5,
    inserted: 'also',
    parts: [
      { start, end: first.start + 1, after: upperFirst(first.text.charAt(0)) },
      { start: place.at, end: place.at, after: place.after },
    ],
  }
}
