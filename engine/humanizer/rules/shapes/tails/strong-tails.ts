import { tenseOf } from '../../../language/clause-tense.ts'
import { clausesOf } from '../../../language/clauses.ts'
import { hasOnePast, inflectVerb } from '../../../language/inflect.ts'
import { isOpenSentence } from '../../../language/sentence-shape.ts'
import type { TaggedText, Word } from '../../../language/tagged-text.ts'
import { isMadeByHand } from '../../../language/tail-clause.ts'
import { basesByGerund, strongTailVerbs } from '../../../language/verb-classes.ts'
import {
  andOr,
  conditionals,
  modals,
  negatives,
  presentHave,
  sequenceCoordinators,
  wordClass,
} from '../../../language/word-classes.ts'
import type { Proposal, Rule } from '../../../proposals/rule.ts'
import { hasRoomFor } from '../shape-change.ts'

const setMakeObjects = wordClass('sure up way use out')
const tailCoordinators = wordClass(sequenceCoordinators, 'yet , also')

const bases = basesByGerund(strongTailVerbs)
const mainMin = 4
const tailMin = 3
const tailMax = 24

/** "Prices have risen although pay has not, making …" -> "…, which has made …": whatever the main clause is like. */
export const strongTails: Rule = {
  name: 'strong-tails',
  mode: 'strong',
  phrases: [],
  find(sentence, text) {
    if (!isOpenSentence(sentence, text)) return []
    const { words } = sentence
    const comma = clausesOf(sentence).lastComma
    const tail = words.length - comma - 2
    if (comma < mainMin || tail < tailMin || tail > tailMax) return []
    const found = tailAt(words, comma)
    const tense = found && statedTense(words, comma)
    return tense ? wordings(words, text, comma, found, tense) : []
  },
}

type Tail = {
  verb: number
  base: string
  /** A second verb after "and", in the same form. */
  twin?: { word: Word; base: string }
}

export type StatedTense = 'present' | 'past' | 'perfect'

/**
 * Finds an -ing verb for an effect of the whole sentence, without a clause among its objects that would attract the
 * new verb.
 */
function tailAt(words: readonly Word[], comma: number): Tail | undefined {
  const hasAdverb = words[comma + 1]?.tag === 'ADV' && /ly$/.test(words[comma + 1]?.lower ?? '')
  const verb = comma + (hasAdverb ? 2 : 1)
  const [word, next] = [words[verb], words[verb + 1]]
  const base = word && bases.get(word.lower)
  if (!word || !base || word.locked || !next || next.tag === 'PUNCT') return undefined
  if (/sel(?:f|ves)$/.test(next.lower) || isMadeByHand(words, verb)) return undefined
  if (base === 'make' && setMakeObjects.has(next.lower)) return undefined
  if (/^(?:lead|contribute)$/.test(base) && next.lower !== 'to') return undefined
  if (base === 'result' && next.lower !== 'in') return undefined
  const rest = words.slice(verb + 1)
  const second = rest.findIndex(
    ({ lower }, i) => /ing$/.test(lower) && tailCoordinators.has(rest[i - 1]?.lower),
  )
  const and = rest.findIndex(({ lower }) => andOr.has(lower))
  const isHidden = rest.slice(and + 1, and + 5).some(({ lower, tag }) => /ing$/.test(lower) && tag === 'VERB')
  if (second === -1) return and !== -1 && isHidden ? undefined : { verb, base }
  const twin = rest[second] as Word
  const twinBase = bases.get(twin.lower)
  const holdsGerund = rest.slice(0, second).some(({ lower }) => /ing$/.test(lower))
  if (rest[second - 1]?.lower !== 'and' || !twinBase || twin.locked || holdsGerund) return undefined
  return { verb, base, twin: { word: twin, base: twinBase } }
}

const undecided = wordClass(
  conditionals,
  modals,
  "shall whether let imagine suppose lest won't wouldn't couldn't",
  /'(?:ll|d)$/,
).without('can')
const denials = wordClass(negatives, "can cannot can't")

/** Returns the common tense of all verbs of the main clause; undefined if they differ or do not state a fact. */
export function statedTense(words: readonly Word[], comma: number): StatedTense | undefined {
  const main = words.slice(0, comma)
  if (main.some(({ lower }) => undecided.has(lower) || /^(?:which|;|:)$/.test(lower))) return undefined
  if (main.some((word, i) => word.lower === ',' && /ing$/.test(main[i + 1]?.lower ?? ''))) return undefined
  const said = main
    .filter(({ lower }) => !denials.has(lower))
    .map((word) => (/n't$/.test(word.lower) ? { ...word, lower: word.lower.slice(0, -3) } : word))
  const tense = tenseOf(said, 0, said.length)
  const modal = main.some(({ lower }) => /^(?:can|cannot|can't)$/.test(lower))
  if (tense === undefined) return undefined
  if (tense === 'past') return modal ? undefined : 'past'
  const tensed = said.filter(({ lower, tag }) => tag === 'AUX' || presentHave.has(lower))
  const isPerfect = said.some(({ lower }, i) => presentHave.has(lower) && said[i + 1]?.tag === 'VERB')
  return isPerfect && tensed.every(({ lower }) => /^(?:has|have|been)$/.test(lower)) ? 'perfect' : 'present'
}

function said(base: string, tense: StatedTense): string {
  if (tense === 'present') return inflectVerb(base, 's')
  if (tense === 'past') return inflectVerb(base, 'past')
  return `has ${inflectVerb(base, hasOnePast(base) ? 'past' : 'participle')}`
}

function wordings(
  words: readonly Word[],
  text: TaggedText,
  comma: number,
  { verb, base, twin }: Tail,
  tense: StatedTense,
): Proposal[] {
  const [mark, word] = [words[comma] as Word, words[verb] as Word]
  if (text.cover.subarray(mark.start, word.end).includes(1)) return []
  const adverb = verb - comma === 2 ? `${(words[comma + 1] as Word).text} ` : ''
  const form = said(base, tense).replace(/^(?:has )?/, (has) => `${has}${adverb}`)
  const rest = twin
    ? [{ start: twin.word.start, end: twin.word.end, after: said(twin.base, tense).replace('has ', '') }]
    : []
  const wording = (gain: number, after: string, inserted: string): Proposal => ({
    rule: 'strong-tails',
    reason: 'A trailing -ing clause, said with a verb that has a tense.',
    gain,
    inserted,
    shape: { before: [], after: [] },
    parts: [{ start: mark.start, end: word.end, after }, ...rest],
  })
  return [
    ...(hasRoomFor('which', text, mark.start) ? [wording(1.4, `, which ${form}`, ',which')] : []),
    wording(1.4, `, and that ${form}`, ',and-that'),
    wording(1.3, `, and this ${form}`, ',and-this'),
  ]
}
