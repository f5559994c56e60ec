import { clausesOf } from '../../../language/clauses.ts'
import type { TaggedText, Word } from '../../../language/tagged-text.ts'
import { andOr, articles, possessives, relatives, wordClass } from '../../../language/word-classes.ts'
import type { Proposal, Rule } from '../../../proposals/rule.ts'

const pairingWords = wordClass('between among both either mix mixture blend combination')
const notInThings = wordClass(andOr, relatives, 'other others more it they no both')
const nounMarkers = wordClass(articles, possessives)

const itemMax = 5
const headMin = 4
/** "bread and milk as well as eggs" limps a little. */
const lastMin = 2

/** "a pool, a bar, and a gym." -> "a pool and a bar as well as a gym.": all three stay, the drum beat goes. */
export const listsOfThree: Rule = {
  name: 'lists-of-three',
  mode: 'balanced',
  phrases: ['as well as'],
  find(sentence, text, settings) {
    const { words } = sentence
    if (/["“”«»()[\]:;\n]/.test(text.text.slice(sentence.start, sentence.end))) return []
    const { commas } = clausesOf(sentence)
    const [first, second] = commas.slice(-2)
    if (first === undefined || second === undefined || words[second + 1]?.lower !== 'and') return []
    if (commas.some((at) => at < first && at > first - 8) || words.some((word) => word.lower === 'well'))
      return []
    const last = words.slice(second + 2, -1)
    if (settings.mode !== 'strong' && last.length < lastMin) return []
    if (words.slice(first - 5, first).some((word) => word.lower === 'and')) return []
    if (last.some((word) => word.tag === 'ADP' && word.lower !== 'of')) return []
    if (words.slice(0, first).some((word) => pairingWords.has(word.lower))) return []
    const proposal = isList(words, first, second) ? pair(words, first, second, text) : undefined
    return proposal ? [proposal] : []
  },
}

/** Three short names of things, the last of them at the end of the sentence. */
function isList(words: readonly Word[], first: number, second: number): boolean {
  const items = [words.slice(first + 1, second), words.slice(second + 2, -1)]
  if (words.at(-1)?.lower !== '.' || first < headMin) return false
  return (
    items.every((item) => item.length > 0 && item.length <= itemMax && isThing(item)) &&
    isThing(words.slice(first - 1, first)) &&
    sameStart(words, first, items)
  )
}

function isThing(item: readonly Word[]): boolean {
  if (item.at(-1)?.tag !== 'NOUN' || item.some((word) => word.locked)) return false
  return item.every(
    (word, i) =>
      (/^(?:NOUN|ADJ|DET|PRON)$/.test(word.tag) || (word.tag === 'ADP' && i > 0)) &&
      !notInThings.has(word.lower) &&
      !/ing$/.test(word.lower),
  )
}

/** "a pool, a bar, and a gym": with articles all three have one, without none has. */
function sameStart(words: readonly Word[], first: number, items: readonly (readonly Word[])[]): boolean {
  const isMarked = (item: readonly Word[]) => nounMarkers.has(item[0]?.lower)
  const [two, three] = items.map(isMarked)
  return (
    two === three && (!two || words.slice(Math.max(0, first - 5), first).some((word) => isMarked([word])))
  )
}

function pair(words: readonly Word[], first: number, second: number, text: TaggedText): Proposal | undefined {
  const [one, two, and] = [words[first] as Word, words[second] as Word, words[second + 1] as Word]
  if (text.cover.subarray(two.start, and.end).includes(1) || text.cover[one.start] === 1) return undefined
  return {
    rule: 'lists-of-three',
    reason: 'Three things in a row, said as two and one.',
    gain: 0.9,
    inserted: 'as well as',
    parts: [
      { start: one.start, end: one.end, after: ' and' },
      { start: two.start, end: and.end, after: ' as well as' },
    ],
  }
}
