import { EFFECT_TAILS } from '../../lexicon/humanizer-tail-verbs.ts'
import { inflectVerb } from '../inflect.ts'
import type { Proposal, Rule } from '../rule.ts'
import type { TaggedSentence, TaggedText, Word } from '../tagged.ts'
import { sizeOf } from './sentence-shape.ts'
import { hasRoomFor } from './shape-change.ts'
import { isMadeByHand, isOpenSentence, type TailClause, tailClauseOf } from './tail-clause.ts'

const PLAINER: Record<string, string> = {
  demonstrate: 'show',
  emphasize: 'stress',
  emphasise: 'stress',
  enhance: 'improve',
  foster: 'encourage',
  highlight: 'show',
  illustrate: 'show',
  reveal: 'show',
  underline: 'show',
  underscore: 'show',
}
const COMMENTS = [
  'demonstrate',
  'highlight',
  'illustrate',
  'indicate',
  'reflect',
  'reveal',
  'suggest',
  'underscore',
]
const SPLIT_FROM = 7
const TAIL_MIN = 4

/** "The city built parks, making …" -> "The city built parks. This made …": the whole sentence is taken up again. */
export const participialTails: Rule = {
  name: 'participial-tails',
  mode: 'balanced',
  phrases: [...EFFECT_TAILS.split(' '), ...COMMENTS].flatMap((base) =>
    ['s', 'past'].flatMap((form) =>
      ['that', 'this', 'which'].map(
        (opener) => `${opener} ${inflectVerb(PLAINER[base] ?? base, form as 's')}`,
      ),
    ),
  ),
  find(sentence, text) {
    if (!isOpenSentence(sentence, text)) return []
    const { words } = sentence
    const tail = tailClauseOf(sentence)
    if (!tail?.main.clauseForm || (tail.kind === 'act' && !COMMENTS.includes(tail.base))) return []
    if (tail.kind === 'act' && words.slice(0, tail.comma).some(({ lower }) => SPOKEN.test(lower))) return []
    if (tail.comma < SPLIT_FROM || words.length - 2 - tail.comma < TAIL_MIN || !isOneClause(words, tail))
      return []
    if (isTheirDoing(words, tail)) return []
    if (
      /^(?:leaving behind|resulting from)$/.test(`${words[tail.verb]?.lower} ${words[tail.verb + 1]?.lower}`)
    )
      return []
    return proposals(sentence, text, tail, tail.main.clauseForm)
  },
}

/** "The owner expressed joy, highlighting the work": it is somebody who highlights it, not what happened. */
const SPOKEN =
  /^(?:express|praise|thank|comment|criticize|discuss|describe|explain|emphasize|welcome|congratulate|warn|speak|remark|note|mention|address|respond)(?:e?[sd]|e?s)?$|^spoke$/

/** "Woods came back, showing promise by winning": it is he who shows it, and by what he did. */
function isTheirDoing(words: readonly Word[], { verb, base, main }: TailClause): boolean {
  if (!words.some(({ lower }, i) => i > verb && lower === 'by' && /ing$/.test(words[i + 1]?.lower ?? '')))
    return false
  const subject = words.slice(main.from, main.index)
  return (
    /^(?:show|demonstrate|prove|reveal)$/.test(base) ||
    subject.some(({ lower, tag }) => tag === 'PROPN' || /^(?:he|she|they|we|i)$/.test(lower))
  )
}

/** What a text does is said about the text: "That shows" would turn it into a claim about the world. */
const WRITINGS =
  /^(?:paper|study|essay|article|report|review|chapter|section|book|thesis|author|authors|we|i|he|she|you|novel|poem|film|movie|story|song|work|text|painting|critics|narrative|series|play|experts|people)$/
const SUBORDINATE =
  /^(?:but|while|when|where|if|lest|because|although|though|without|unless|since|says?|said|argues?|argued|claims?|claimed|confirms?|confirmed|announces?|announced|tells?|told|stated?|states|adds?|added|speaks?|spoke|reported|reports)$/
const COMMAS_MAX = 3

/** A main clause alone, so that "That" can only mean what it says; many commas may hide another subject. */
function isOneClause(words: readonly Word[], { main, comma }: TailClause): boolean {
  if (words.slice(0, 4).some((word) => WRITINGS.test(word.lower))) return false
  const before = words.slice(0, comma)
  if (before.filter((word) => word.lower === ',').length >= COMMAS_MAX) return false
  if (before.some((word, i) => word.lower === 'that' && /^(?:VERB|AUX)$/.test(words[i - 1]?.tag ?? '')))
    return false
  return !main.negated && !before.some((word) => SUBORDINATE.test(word.lower))
}

function proposals(
  sentence: TaggedSentence,
  text: TaggedText,
  tail: TailClause,
  form: 's' | 'past',
): Proposal[] {
  const { words } = sentence
  const { comma } = tail
  const said = inflectVerb(PLAINER[tail.base] ?? tail.base, form)
  const start = (words[comma] as Word).start
  const end = (words[tail.verb] as Word).end
  if (/sel(?:f|ves)$/.test(words[tail.verb + 1]?.lower ?? '') || isMadeByHand(words, tail.verb)) return []
  const twin = tail.twin && (words[tail.twin.index] as Word)
  if (text.cover.subarray(start, end).includes(1) || twin?.locked) return []
  const adverb = tail.adverb === -1 ? '' : `${(words[tail.adverb] as Word).text} `
  if (/^(?:potentially|possibly|perhaps) $/.test(adverb)) return []
  const rest = twin
    ? [{ start: twin.start, end: twin.end, after: inflectVerb(tail.twin?.base ?? '', form) }]
    : []
  const wording = (gain: number, opener: string, after: string, splits = true) => ({
    rule: 'participial-tails',
    reason: 'A trailing -ing clause, made a statement of its own.',
    gain,
    inserted: `${opener} ${said}`,
    shape: {
      before: [sizeOf(words)],
      after: splits ? [sizeOf(words.slice(0, comma)), sizeOf(words.slice(comma))] : [sizeOf(words)],
    },
    parts: [{ start, end, after: `${after} ${adverb}${said}` }, ...rest],
  })
  return [
    wording(1.8, 'this', '. This'),
    ...(hasRoomFor('that', text, start) ? [wording(1.7, 'that', '. That')] : []),
    ...(hasRoomFor('and this', text, end) ? [wording(1.7, 'this', ', and this', false)] : []),
    ...(hasRoomFor('which', text, start) ? [wording(1.6, 'which', ', which', false)] : []),
  ]
}
