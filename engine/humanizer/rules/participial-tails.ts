import { inflectVerb } from '../inflect.ts'
import type { TaggedSentence, TaggedText, Word } from '../tagged.ts'
import type { Proposal, Rule } from './rule.ts'
import { isPlainSentence, sizeOf, tenseOf } from './sentence-shape.ts'

/** -ing verbs that comment on a whole sentence, so that "This …" or "which …" can take it up. */
const TAILS: ReadonlyMap<string, string> = new Map(
  'allow attract contribute lead result boost bring cause create deepen drive ease expand give help demonstrate encourage enhance foster illustrate improve increase keep leave limit make mean prevent promote provide raise reduce reflect reinforce reveal show strengthen support threaten'
    .split(' ')
    .map((base) => [inflectVerb(base, 'ing'), base]),
)
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
const SPLIT_FROM = 7
const TAIL_MIN = 4

export const participialTails: Rule = {
  name: 'participial-tails',
  mode: 'balanced',
  phrases: [...TAILS.values()].flatMap((base) =>
    ['s', 'past'].flatMap((form) =>
      ['that', 'this', 'which'].map(
        (opener) => `${opener} ${inflectVerb(PLAINER[base] ?? base, form as 's')}`,
      ),
    ),
  ),
  find(sentence, text) {
    if (!isPlainSentence(sentence, text)) return []
    const { words } = sentence
    const commas = words.flatMap((word, i) => (word.lower === ',' ? [i] : []))
    const comma = commas.at(-1)
    const verb = comma === undefined ? undefined : words[comma + 1]
    const base = verb && TAILS.get(verb.lower)
    if (comma === undefined || !verb || !base || verb.locked || comma < SPLIT_FROM) return []
    if (
      words.length - 2 - comma < TAIL_MIN ||
      hasTwin(words, comma + 2) ||
      !isOneClause(words, comma, commas)
    )
      return []
    return proposals(sentence, text, comma, PLAINER[base] ?? base)
  },
}

/** "…, reducing costs and raising pay": the second participle would lose its footing. */
function hasTwin(words: readonly Word[], from: number): boolean {
  const tail = words.slice(from)
  return tail.some((word, i) => {
    const before = tail.slice(Math.max(0, i - 3), i)
    return /ing$/.test(word.lower) && before.some((prior) => /^(?:and|or|but|,)$/.test(prior.lower))
  })
}

/** What a text does is said about the text: "That shows" would turn it into a claim about the world. */
const WRITINGS =
  /^(?:paper|study|essay|article|report|review|chapter|section|book|thesis|author|authors|we|novel|poem|film|movie|story|song|work|text|painting|critics|narrative|series|play|experts|people)$/
const SUBORDINATE = /^(?:but|while|when|where|if|because|although|though|without|unless|since)$/

/** A main clause alone, so that "That" can only mean what it says; many commas may hide another subject. */
function isOneClause(words: readonly Word[], comma: number, commas: readonly number[]): boolean {
  if (words.slice(0, 4).some((word) => WRITINGS.test(word.lower))) return false
  return commas.length <= 3 && !words.slice(0, comma).some((word) => SUBORDINATE.test(word.lower))
}

function proposals(sentence: TaggedSentence, text: TaggedText, comma: number, base: string): Proposal[] {
  const tense = tenseOf(sentence.words, 0, comma)
  if (!tense) return []
  const said = inflectVerb(base, tense === 'past' ? 'past' : 's')
  const start = (sentence.words[comma] as Word).start
  const end = (sentence.words[comma + 1] as Word).end
  if (text.cover.subarray(start, end).includes(1)) return []
  const words = sentence.words
  const shape = {
    before: [sizeOf(words)],
    after: [sizeOf(words.slice(0, comma)), sizeOf(words.slice(comma))],
  }
  const common = {
    rule: 'participial-tails',
    reason: 'A trailing -ing clause, made a statement of its own.',
    trusted: true,
  }
  const opened = ['This', 'That'].map((opener) => ({
    ...common,
    gain: opener === 'This' ? 1.8 : 1.7,
    inserted: `${opener.toLowerCase()} ${said}`,
    shape,
    parts: [{ start, end, after: `. ${opener} ${said}` }],
  }))
  return [
    ...opened,
    { ...common, gain: 1.7, inserted: `this ${said}`, parts: [{ start, end, after: `, and this ${said}` }] },
    { ...common, gain: 1.6, inserted: `which ${said}`, parts: [{ start, end, after: `, which ${said}` }] },
  ]
}
