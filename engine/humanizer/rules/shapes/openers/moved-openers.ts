import { hasFiniteVerb, isPlainSentence } from '../../../language/sentence-shape.ts'
import type { TaggedSentence, TaggedText, Word } from '../../../language/tagged-text.ts'
import { reasonOf } from '../../../proposals/reasons.ts'
import type { Rule } from '../../../proposals/rule.ts'
import { openerMoved } from '../shape-change.ts'

/** Openers whose phrase or clause says the same after the main clause. */
const clauses = /^(?:when|because|if|after|before|until|unless|although|once|whenever)$/
const phrases = /^(?:by|despite|without|through|during|throughout|besides)$/
/** Openers of place and circumstance: after a short main clause with nothing that they could be read with instead. */
const places = /^(?:in|at|on|for|within|across|among|under|since|unlike|like)$/
const setPhrases =
  /^(?:addition|conclusion|contrast|fact|general|particular|short|summary|turn|essence|example|instance|other|words|response|return|practice|theory|case|reality|first|hand|average|top|light|view|sum|time|times|effect|order|regard|sense|way|end|all|doing|more|that|now|long|starters|note|side|world|realm|aftermath)$/
const openerMax = 14
const openerMin = 3
const mainMin = 4
const mainMax = 16
const placeMainMax = 13
/** The words that may open the main clause. A pronoun such as "it" could refer to a noun in the opener, which would come after it. */
const plainSubject = /^(?:the|a|an|we|i|you|many|most|some|people|our|my|your|there|everyone|no|nobody|this)$/
/** A pronoun in the opener may look forward to the subject of the main clause; after it, it would look elsewhere. */
const pointing =
  /^(?:it|its|they|their|them|he|his|him|she|her|hers|this|these|that|those|such|one|ones|so|then|also|both|latter|former)$/
/** Words of the main clause that would take the moved words for their own. */
const greedy =
  /^(?:that|which|who|whom|whose|where|when|while|because|if|although|though|before|after|until|unless|and|but|or|so|than|as|say|says|said|think|thinks|know|knows|believe|believes|not|never|no|only|even|also|too|instead|rather|latter|former)$|n't$/

const label = {
  rule: 'moved-openers',
  reason: reasonOf('opener-moved'),
  gain: 0.6,
}

/** "By reading, the child learns new words." -> "The child learns new words by reading." */
export const movedOpeners: Rule = {
  name: 'moved-openers',
  mode: 'balanced',
  phrases: [],
  find(sentence, text) {
    if (!isPlainSentence(sentence, text)) return []
    const { words } = sentence
    const [opener] = words
    if (!opener || opener.locked || isOneOfSeveral(sentence, text)) return []
    const isPlace = places.test(opener.lower)
    if (!isPlace && !clauses.test(opener.lower) && !phrases.test(opener.lower)) return []
    const commas = words.flatMap((word, i) => (word.lower === ',' ? [i] : []))
    const comma = commas[0]
    if (comma === undefined || commas.length !== 1 || comma < openerMin || comma > openerMax) return []
    const main = words.slice(comma + 1, -1)
    if (isPlace && !isLoosePlace(words.slice(1, comma), main)) return []
    if (!isMovable(words.slice(1, comma), main, clauses.test(opener.lower))) return []
    const proposal = openerMoved(label, sentence, text, comma)
    return proposal ? [proposal] : []
  },
}

/** "When a great choir sings, … When a bad choir sings, …": each is held against the other. */
function isOneOfSeveral(sentence: TaggedSentence, { sentences }: TaggedText): boolean {
  const at = sentences.indexOf(sentence)
  const [opener] = sentence.words
  return sentences
    .slice(Math.max(0, at - 2), at + 3)
    .some((other) => other !== sentence && other.words[0]?.lower === opener?.lower)
}

/** A plain phrase, and a main clause that no other phrase or infinitive ends: the moved words can only mean the whole. */
function isLoosePlace(opener: readonly Word[], main: readonly Word[]): boolean {
  if (main.length > placeMainMax || opener.some((word) => setPhrases.test(word.lower) || word.tag === 'NUM'))
    return false
  if (!/^(?:DET|ADJ|NOUN|PRON)$/.test(opener[0]?.tag ?? '') || /ing$/.test(opener[0]?.lower ?? ''))
    return false
  const places = main.filter((word) => word.tag === 'ADP').length
  return places <= 1 && main.every((word) => word.lower !== 'to' && word.tag !== 'SCONJ')
}

function isMovable(opener: readonly Word[], main: readonly Word[], isClause: boolean): boolean {
  if (main.length < mainMin || main.length > mainMax || main.some((word) => greedy.test(word.lower)))
    return false
  if (!isPlainSubject(main[0]) || clausesIn(main) !== 1) return false
  if (opener.some((word, i) => pointing.test(word.lower) && !(isClause ? false : pointsBack(opener, i))))
    return false
  if (
    main
      .slice(1)
      .some((word) =>
        /^(?:it|its|they|their|them|he|his|him|she|her|this|these|those|ones)$/.test(word.lower),
      )
  )
    return false
  if (opener.some((word) => word.locked)) return false
  const isGerund = /ing$/.test(opener[0]?.lower ?? '')
  const hasInfinitive = main.some(({ lower }, i) => lower === 'to' && main[i + 1]?.tag === 'VERB')
  if (hasInfinitive && !isClause && !isGerund) return false
  return isClause || isGerund || !hasFiniteVerb(opener, 0, opener.length)
}

function isPlainSubject(word: Word | undefined): boolean {
  if (!word || plainSubject.test(word.lower)) return word !== undefined
  return /^(?:NOUN|ADJ)$/.test(word.tag) && /^\p{Ll}/u.test(word.text) && !/ing$/.test(word.lower)
}

/** "in this article": what is pointed at was named in an earlier sentence. */
function pointsBack(words: readonly Word[], index: number): boolean {
  return /^(?:this|these)$/.test(words[index]?.lower ?? '') && words[index + 1]?.tag === 'NOUN'
}

/** Verbs with a tense, an auxiliary and its verb counted as one: a second clause would take the moved words. */
function clausesIn(words: readonly Word[]): number {
  return words.filter(
    (_word, i) =>
      i > 0 &&
      hasFiniteVerb(words, i, i + 1) &&
      words[i - 1]?.tag !== 'AUX' &&
      !/^(?:not|also|to)$/.test(words[i - 1]?.lower ?? ''),
  ).length
}
