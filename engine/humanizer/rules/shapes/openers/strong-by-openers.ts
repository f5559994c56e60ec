import { clausesOf } from '../../../language/clauses.ts'
import { hasFiniteVerb, isPlainSentence, lowerFirst, upperFirst } from '../../../language/sentence-shape.ts'
import type { TaggedSentence, TaggedText, Word } from '../../../language/tagged-text.ts'
import {
  focusAdverbs,
  negatives,
  relativePronouns,
  sayingVerbs,
  subordinators,
  thirdPersonPronouns,
  withEndings,
  wordClass,
} from '../../../language/word-classes.ts'
import type { Proposal, Rule } from '../../../proposals/rule.ts'

const openerMin = 3
const openerMax = 16
const mainMin = 4
const mainMax = 22
/**
 * After the main clause, a pronoun of the opener would refer to another noun; "by doing so" refers to the sentence
 * before.
 */
const pointing = wordClass(thirdPersonPronouns, 'them him so this that such both one ones')
/** The moved words would attach to these words, or to the verb after them. */
const greedy = wordClass(
  focusAdverbs,
  negatives,
  relativePronouns,
  sayingVerbs,
  subordinators,
  'but or so by think thinks know knows believe believes too instead rather it they',
  /n't$/,
).without('since whether once')
/** "help people to find": they would find by what is moved. */
const moves = wordClass(
  'let lets made makes taught',
  withEndings(
    `help let allow enable encourage empower permit force make inspire ask teach train persuade
    cause push motivate`,
    's ed d ing',
  ),
)

/** "By sharing seeds, farmers can save money and …" -> "Farmers can save money and … by sharing seeds." */
export const strongByOpeners: Rule = {
  name: 'strong-by-openers',
  mode: 'strong',
  phrases: [],
  find(sentence, text) {
    if (!isPlainSentence(sentence, text)) return []
    const { words } = sentence
    if (words[0]?.lower !== 'by' || !/ing$/.test(words[1]?.lower ?? '') || words[1]?.tag !== 'VERB') return []
    const { commas } = clausesOf(sentence)
    const comma = commas[0] ?? 0
    if (commas.length !== 1 || comma < openerMin || comma > openerMax) return []
    const proposal =
      isMovable(words.slice(1, comma), words.slice(comma + 1, -1)) && turn(sentence, text, comma)
    return proposal ? [proposal] : []
  },
}

function isMovable(opener: readonly Word[], main: readonly Word[]): boolean {
  if (main.length < mainMin || main.length > mainMax) return false
  if (opener.some(({ lower, locked }) => locked || pointing.has(lower))) return false
  if (hasFiniteVerb(opener, 1, opener.length)) return false
  if (main.some(({ lower }) => greedy.has(lower) || moves.has(lower))) return false
  const verb = main.findIndex((_word, i) => i > 0 && hasFiniteVerb(main, i, i + 1))
  if (verb === -1 || verb > 6) return false
  const rest = main.slice(verb + 1)
  return !rest.some(({ lower, tag }, i) => /ing$/.test(lower) && tag === 'VERB' && rest[i - 1]?.tag !== 'AUX')
}

function turn(sentence: TaggedSentence, text: TaggedText, comma: number): Proposal | undefined {
  const { words } = sentence
  const [by, last, first, stop] = [words[0], words[comma - 1], words[comma + 1], words.at(-1)] as Word[]
  if (!by || !last || !first || !stop || first.locked || lowerFirst(by) === undefined) return undefined
  if (text.cover.subarray(by.start, first.end).includes(1)) return undefined
  const moved = text.text.slice(by.end, last.end)
  return {
    rule: 'strong-by-openers',
    reason: 'Who does something first, and then by what means.',
    gain: 1.2,
    inserted: '',
    shape: { before: [], after: [] },
    parts: [
      { start: by.start, end: first.end, after: upperFirst(first.text) },
      { start: stop.start, end: stop.start, after: ` by${moved}` },
    ],
  }
}
