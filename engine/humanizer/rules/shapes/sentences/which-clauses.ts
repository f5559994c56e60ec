import { inflectVerb } from '../../../language/inflect.ts'
import { hasFiniteVerb } from '../../../language/sentence-shape.ts'
import type { Word } from '../../../language/tagged-text.ts'
import { effectTails, verbsOf } from '../../../language/verb-classes.ts'
import {
  andBut,
  articles,
  concessives,
  nearDemonstratives,
  possibilityModals,
  sayingVerbs,
  whenWhile,
  wordClass,
} from '../../../language/word-classes.ts'
import type { Rule } from '../../../proposals/rule.ts'
import { hasRoomFor, joined, neighboursOf } from '../shape-change.ts'

const statedAuxiliaries = wordClass(possibilityModals, 'will would has had')
const dependentOpeners = wordClass(andBut, concessives, nearDemonstratives, whenWhile, 'that if as because')

const firstMax = 20
const togetherMax = 36
const firstMin = 4
const restMin = 3
/** "This is one of …", "This is because …": it points at a thing, or at a reason that "which" would take along. */
const names = wordClass(
  articles,
  'one because not why where when how just only all such also definitely perhaps still',
)
const says = wordClass(
  sayingVerbs,
  `argue argues argued claim claims claimed believe believes believed think thinks thought note
    notes noted state states stated suggest suggests suggested contend contends contended hope
    hopes hoped if which whether whose`,
)

const label = {
  rule: 'which-clauses',
  reason: 'What follows from a sentence, said in the same breath.',
  gain: 1.1,
  inserted: ',which',
}

/** "Prices fell. This makes it easier …" -> "Prices fell, which makes it easier …" */
export const whichClauses: Rule = {
  name: 'which-clauses',
  mode: 'balanced',
  phrases: [],
  find(sentence, text) {
    const pair = neighboursOf(sentence, text)
    if (pair?.opener.lower !== 'this') return []
    const [one, two] = pair.sizes
    if (one > firstMax || one < firstMin || two < restMin || one + two > togetherMax) return []
    if (!hasRoomFor('which', text, pair.opener.start)) return []
    if (!takesClause(pair.next.words) || !canBeMeant(sentence.words)) return []
    return [joined(label, pair, ', which')]
  },
}

const effects = new Set(
  verbsOf(`${effectTails} mean suggest highlight underscore contradict show explain`).flatMap((base) => [
    base,
    inflectVerb(base, 's'),
    inflectVerb(base, 'past'),
  ]),
)

/** "This makes …", "This can help …", "This is hard …": what the whole sentence before brings about, or how it is. */
function takesClause(words: readonly Word[]): boolean {
  let at = 1
  if (words[at]?.tag === 'ADV') at++
  if (words.some((word) => /^(?:which|;)$/.test(word.lower)) || words[at]?.locked) return false
  if (statedAuxiliaries.has(words[at]?.lower)) at++
  if (words[at]?.tag === 'ADV') at++
  const [verb, behind] = [words[at], words[at + 1]]
  if (!verb || !behind) return false
  if (/^(?:is|was|be)$/.test(verb.lower)) return !names.has(behind.lower) && isPredicate(words, at + 1)
  return effects.has(verb.lower) && !/ing$/.test(verb.lower)
}

/** "is hard for shops", "is very hard.": no noun follows the adjective. */
function isPredicate(words: readonly Word[], from: number): boolean {
  const at = words[from]?.tag === 'ADV' ? from + 1 : from
  return words[at]?.tag === 'ADJ' && /^(?:PUNCT|ADP|PART|SCONJ|CCONJ|ADV)$/.test(words[at + 1]?.tag ?? '')
}

/** One plain statement that the clause can be about. */
function canBeMeant(words: readonly Word[]): boolean {
  if (!hasFiniteVerb(words, 1, words.length)) return false
  if (words.some((word) => says.has(word.lower) || /^not$|n't$/.test(word.lower))) return false
  if (dependentOpeners.has(words[0]?.lower)) return false
  return !words.some((word, i) => word.lower === 'that' && words[i - 1]?.tag === 'VERB')
}
