import type { Mode } from '../../../../choices.ts'
import { mainVerbOf } from '../../../language/main-verb.ts'
import { commasOf, hasFiniteVerb } from '../../../language/sentence-shape.ts'
import type { TaggedText, Word } from '../../../language/tagged-text.ts'
import {
  clauseCoordinators,
  concessives,
  conditionals,
  negatives,
  smallNumbers,
  subordinators,
  textNouns,
  timeNouns,
  wordClass,
} from '../../../language/word-classes.ts'
import type { Proposal, Rule } from '../../../proposals/rule.ts'
import { hasRoomFor, joined, type Neighbours, neighboursOf } from '../shape-change.ts'

const clauseAfterComma = wordClass(clauseCoordinators, 'or which who where', /ing$/)

const halfMin = 5
const firstMax: Record<Mode, number> = { clean: 0, balanced: 26, strong: 30 }
const togetherMax: Record<Mode, number> = { clean: 0, balanced: 42, strong: 48 }

/** Openers that say how a sentence goes on from the one before, with the conjunction that says the same. */
const links: readonly (readonly [words: readonly string[], joint: 'and' | 'but' | 'so'])[] = [
  [['however', ','], 'but'],
  [['moreover', ','], 'and'],
  [['furthermore', ','], 'and'],
  [['additionally', ','], 'and'],
  [['in', 'addition', ','], 'and'],
  [['therefore', ','], 'so'],
  [['consequently', ','], 'so'],
  [['as', 'a', 'result', ','], 'so'],
  [['for', 'this', 'reason', ','], 'so'],
]

const label = {
  rule: 'linked-sentences',
  reason: 'Two sentences that belong together, joined by a conjunction.',
}

/** "It is cheap. However, it works." -> "It is cheap, but it works." */
export const linkedSentences: Rule = {
  name: 'linked-sentences',
  mode: 'balanced',
  phrases: [],
  find(sentence, text, { mode }) {
    const pair = neighboursOf(sentence, text)
    if (!pair || !isStatement(sentence.words)) return []
    const [one, two] = pair.sizes
    if (Math.min(one, two) < halfMin || one > firstMax[mode] || one + two > togetherMax[mode]) return []
    const proposal = byLink(sentence.words, pair) ?? byPointer(sentence.words, text, pair)
    return proposal ? [proposal] : []
  },
}

function byLink(words: readonly Word[], pair: Neighbours): Proposal | undefined {
  const second = pair.next.words
  const link = links.find(([opener]) => opener.every((word, i) => second[i]?.lower === word))
  if (!link) return undefined
  const [opener, joint] = link
  const rest = second.slice(opener.length)
  if (!isFree(rest) || words.some((word) => clashes[joint].has(word.lower))) return undefined
  if (joint === 'so' && (rest[0]?.tag === 'ADJ' || countedBySo.has(rest[0]?.lower))) return undefined
  if (joint === 'but' && rest.some((word) => clashes.but.has(word.lower))) return undefined
  const last = second[opener.length - 1] as Word
  return joined({ ...label, gain: 1.2, inserted: `,${joint}` }, { ...pair, opener: last }, `, ${joint}`)
}

/** "so many people": not a consequence any more. */
const countedBySo = wordClass('many much few little most often far long')

/** Words that repeat the conjunction's meaning, or make unclear what it refers to. */
const clashes = {
  and: wordClass(negatives, 'but yet so', /n't$/),
  but: wordClass(concessives, negatives, 'but however yet while despite only', /n't$/),
  so: wordClass(negatives, 'so because but yet', /n't$/),
}

const pointerForm = /^(?:this|these)$/
/** With these nouns, "this" refers to the text, a time or a kind, and not to the sentence before. */
const noTakingUp = wordClass(
  smallNumbers,
  textNouns,
  timeNouns,
  `years season fall weekend review chapter section book novel film movie document thesis work
    research product place ones tale story proposal guide list example passage poem song letter
    post text question way kind type sort`,
)

/** "They built a dam. This project cost …" -> "They built a dam, and this project cost …" */
function byPointer(words: readonly Word[], text: TaggedText, pair: Neighbours): Proposal | undefined {
  const [pointer, ...rest] = pair.next.words
  if (!pointer || !pointerForm.test(pointer.lower) || !hasRoomFor('and this', text, pair.opener.start))
    return undefined
  const noun = rest.findIndex((word) => word.tag !== 'ADJ')
  if (noun > 1 || rest[noun]?.tag !== 'NOUN' || noTakingUp.has(rest[noun]?.lower)) return undefined
  const main = mainVerbOf(pair.next.words, 0, pair.next.words.length - 1)
  if (!main || main.negated || main.index > mainAtMax || !isFree(rest)) return undefined
  if (words.some((word) => clashes.and.has(word.lower))) return undefined
  return joined({ ...label, gain: 0.7, inserted: ',and-this' }, pair, `, and ${pointer.lower}`)
}

const mainAtMax = 5

/** A clause that a conjunction can open: no second turn in it. */
function isFree(words: readonly Word[]): boolean {
  const [first] = words
  if (!first || first.locked || first.tag === 'PUNCT') return false
  if (opensClause.has(first.lower) || words.some((word) => /^(?:;|however|therefore)$/.test(word.lower)))
    return false
  return words.filter((word) => word.lower === ',').length < commasMax
}

const commasMax = 3
/** After a conjunction, these words would start a subordinate clause before the main clause. */
const opensClause = wordClass(subordinators, 'by to').without('where whether than')
const subordinate = wordClass(
  clauseCoordinators,
  subordinators,
  `despite what how or not both either by to first firstly second secondly third thirdly next
    finally lastly however one additionally moreover furthermore similarly overall nevertheless
    conversely also`,
).without('where than')
/** Clauses that would take the second statement into themselves. */
const reaches = wordClass(concessives, conditionals, '; while whether because')

/** One plain statement whose end is where the next can be tied on. */
function isStatement(words: readonly Word[]): boolean {
  if (subordinate.has(words[0]?.lower) || /ing$/.test(words[0]?.lower ?? '')) return false
  if (!hasFiniteVerb(words, 1, words.length) || words.some((word) => reaches.has(word.lower))) return false
  if (words.some((word, i) => word.lower === 'that' && /^(?:VERB|AUX)$/.test(words[i - 1]?.tag ?? '')))
    return false
  const commas = commasOf(words)
  if (commas.length >= commasMax) return false
  return commas.every((at) => !clauseAfterComma.has(words[at + 1]?.lower))
}
