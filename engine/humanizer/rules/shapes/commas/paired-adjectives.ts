import { isDeterminer } from '../../../language/grammar.ts'
import type { TaggedSentence, TaggedText, Word } from '../../../language/tagged-text.ts'
import {
  andOr,
  coordinators,
  indefiniteArticles,
  quantifiers,
  wordClass,
} from '../../../language/word-classes.ts'
import { commaRule, eachComma } from './comma-rule.ts'

const itemMarks = wordClass(coordinators, ',')

const opens = wordClass(
  quantifiers,
  'more less very so such quite rather too few several other any no both all',
)
/** Adjectives that select or classify, which take no "and". */
const sorts =
  wordClass(`big little old young new long small large great own same other only last first second third
    next late former current red blue green black white grey gray brown yellow golden silver wooden
    metal plastic human social political economic cultural national local public private american
    british medical military legal digital natural physical original single dear poor good`)

/** "a smooth, creamy texture" -> "a smooth and creamy texture" */
export const pairedAdjectives = commaRule(
  {
    name: 'paired-adjectives',
    mode: 'strong',
    gain: 0.5,
    reason: 'Two words for one thing, joined by "and".',
  },
  (sentence, text) => eachComma(sentence, (comma) => (isPair(sentence, text, comma) ? ' and' : undefined)),
)

function isPair({ words }: TaggedSentence, text: TaggedText, at: number): boolean {
  const [before, one, mark, two, noun, behind] = words.slice(at - 2, at + 4)
  if (!before || !one || !mark || !two || !noun || !behind || text.cover[mark.start] === 1) return false
  if (
    !isAdjective(one) ||
    !(isAdjective(two) || isParticiple(two, before)) ||
    noun.tag !== 'NOUN' ||
    one.lower === two.lower
  )
    return false
  const isOpened =
    isDeterminer(before) ||
    before.tag === 'ADP' ||
    before.tag === 'VERB' ||
    opens.has(before.lower) ||
    before.tag === 'ADV'
  if (!isOpened || itemMarks.has(before.lower) || andOr.has(behind.lower)) return false
  return !words.slice(at - 6, at).some(({ lower }) => lower === ',') && !isMarkSoon(words, at)
}

/** "a low, rumbling sound"; but "the rich, seeing a way out" are people. */
function isParticiple({ tag, lower, locked }: Word, before: Word): boolean {
  return !locked && tag === 'VERB' && /ing$|ed$/.test(lower) && indefiniteArticles.has(before.lower)
}

const people =
  wordClass(`rich poor sick elderly homeless disabled unemployed wealthy innocent wounded dead future
    potential past present public individual chemical professional few many online several`)

function isAdjective({ tag, lower, text, locked }: Word): boolean {
  return (
    !locked &&
    tag === 'ADJ' &&
    !sorts.has(lower) &&
    !people.has(lower) &&
    !opens.has(lower) &&
    /^\p{Ll}+$/u.test(text) &&
    !/er$|est$/.test(lower)
  )
}

/** "a calm, warm place, and …" goes on; "warm, soft bread, cakes and tea" is a list. */
function isMarkSoon(words: readonly Word[], at: number): boolean {
  return words.slice(at + 3, at + 5).some(({ lower }) => lower === ',')
}
