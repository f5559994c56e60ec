import type { TaggedSentence, TaggedText, Word } from '../tagged.ts'
import type { Proposal, Rule } from './rule.ts'
import { hasFiniteVerb, isPlainSentence, upperFirst } from './sentence-shape.ts'

const OPENER_MAX = 18
const MAIN_MIN = 4
const MAIN_MAX = 14
/** In the opening these may look forward to the main clause, and in the main clause back to the opening. */
const POINTING = /^(?:it|them|him|her|hers|that|those|such|ones|so|then|also|both|doing|latter|former)$/
/** Behind these the moved words would be read with the wrong verb. */
const GREEDY =
  /^(?:that|which|who|whom|whose|where|when|while|because|if|although|though|before|after|until|unless|but|so|than|as|say|says|said|not|never|no|cannot|only|even|too|instead|rather|how|why|whether|what|aim|aims|try|tries|seek|seeks|by|through|without|is|are|was|were)$|n't$/

/** "By using old maps, the team can find the road" -> "The team can find the road by using old maps" */
export const gerundOpeners: Rule = {
  name: 'gerund-openers',
  mode: 'balanced',
  phrases: [],
  find(sentence, text) {
    if (!isPlainSentence(sentence, text)) return []
    const { words } = sentence
    if (words[0]?.lower !== 'by' || words[0].locked) return []
    const comma = words.findIndex((word) => word.lower === ',')
    if (comma < 3 || comma > OPENER_MAX || words.slice(comma + 1).some((word) => word.lower === ','))
      return []
    if (!isGerund(words.slice(1, comma)) || !isOneClause(words.slice(comma + 1, -1))) return []
    const proposal = build(sentence, text, comma)
    return proposal ? [proposal] : []
  },
}

function isGerund(opener: readonly Word[]): boolean {
  const at = /ly$/.test(opener[0]?.lower ?? '') ? 1 : 0
  if (!/ing$/.test(opener[at]?.lower ?? '')) return false
  return !opener.some(
    (word) => word.locked || POINTING.test(word.lower) || /^(?:if|when|because)$/.test(word.lower),
  )
}

function isOneClause(main: readonly Word[]): boolean {
  if (main.length < MAIN_MIN || main.length > MAIN_MAX || !hasFiniteVerb(main, 1, main.length)) return false
  const [subject] = main
  if (!subject || /ing$/.test(subject.lower) || /^(?:this|these|that|there|what|all)$/.test(subject.lower))
    return false
  if (
    main.slice(1).some((word) => GREEDY.test(word.lower) || POINTING.test(word.lower) || word.lower === 'its')
  )
    return false
  return !main.some((word, i) => /^(?:and|or)$/.test(word.lower) && main[i + 1]?.tag === 'PRON')
}

function build(sentence: TaggedSentence, text: TaggedText, comma: number): Proposal | undefined {
  const { words } = sentence
  const [opener, first, last] = [words[0] as Word, words[comma + 1] as Word, words[comma - 1] as Word]
  const stop = words.at(-1) as Word
  if (text.cover.subarray(opener.start, first.start + 1).includes(1)) return undefined
  const moved = text.text.slice(opener.start, last.end)
  return {
    rule: 'gerund-openers',
    reason: 'The main thing first, the way to it behind.',
    gain: 1.1,
    trusted: true,
    inserted: '',
    shape: { before: [], after: [] },
    parts: [
      { start: opener.start, end: first.end, after: upperFirst(first.text) },
      { start: stop.start, end: stop.start, after: ` ${moved.charAt(0).toLowerCase()}${moved.slice(1)}` },
    ],
  }
}
