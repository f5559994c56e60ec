import { clausesOf } from '../../../language/clauses.ts'
import { isOpenSentence } from '../../../language/sentence-shape.ts'
import type { Word } from '../../../language/tagged-text.ts'
import {
  articles,
  nearDemonstratives,
  negatives,
  pluralPeople,
  wordClass,
} from '../../../language/word-classes.ts'
import type { Rule } from '../../../proposals/rule.ts'
import { turned } from '../shape-change.ts'
import { statedTense } from './strong-tails.ts'

const mainMin = 4
const tailMax = 26
const objectMax = 4
const degree =
  wordClass(`more less very so too even much far quite rather truly highly especially particularly
    incredibly`)
const opensObject = wordClass(nearDemonstratives, 'the those our their his your my')
const plurals = wordClass(pluralPeople, /[^su]s$/)
/** Two shapes of the kind in one sentence, or an effect of something that did not happen. */
const clashes = wordClass(negatives, 'so neither nor without cannot', /n't$/)
/** "the first man to land": that he is because of what he did, and not of its effect. */
const ranks = wordClass('first last second third only youngest oldest latest newest')
const subjects: Record<string, string> = { it: 'it is', them: 'they are', him: 'he is', us: 'we are' }
const pasts: Record<string, string> = { is: 'was', are: 'were' }

const label = {
  rule: 'so-tails',
  reason: 'What comes of it, said with "so" and a verb that has a tense.',
  gain: 1.8,
  inserted: 'so',
}

/** "The case is light, making it useful for trips." -> "The case is light, so it is useful for trips." */
export const soTails: Rule = {
  name: 'so-tails',
  mode: 'balanced',
  phrases: ['so'],
  find(sentence, text) {
    if (!isOpenSentence(sentence, text)) return []
    const { words } = sentence
    const comma = clausesOf(sentence).lastComma
    const making = words[comma + 1]
    if (comma < mainMin || making?.lower !== 'making' || words.length - comma > tailMax) return []
    const end = objectEnd(words, comma + 2)
    if (end === undefined || !isState(words, end)) return []
    if (words.slice(0, comma).some(({ lower }) => clashes.has(lower)) || holdsMore(words, end)) return []
    if (
      words
        .slice(0, comma)
        .some(({ lower, tag }, i) => tag === 'VERB' && /ing$/.test(lower) && words[i - 1]?.tag === 'AUX')
    )
      return []
    const tense = statedTense(words, comma)
    if (tense !== 'present' && tense !== 'past') return []
    const [mark, last] = [words[comma] as Word, words[end - 1] as Word]
    if (text.cover.subarray(mark.start, last.end).includes(1)) return []
    const object = text.text.slice((words[comma + 2] as Word).start, last.end)
    const present = subjects[object] ?? `${object} ${plurals.has(last.lower) ? 'are' : 'is'}`
    const said = tense === 'past' ? present.replace(/(?:is|are)$/, (be) => pasts[be] ?? be) : present
    return [turned(label, [{ start: mark.start, end: last.end, after: `, so ${said}` }])]
  },
}

/** "easier to reach and saving time": a second -ing verb would be left hanging. */
function holdsMore(words: readonly Word[], from: number): boolean {
  const rest = words.slice(from)
  const and = rest.findIndex(({ lower }) => /^(?:and|or|while)$/.test(lower))
  return and !== -1 && rest.slice(and + 1, and + 4).some(({ lower }) => /ing$/.test(lower))
}

/** Returns the index after "it", "them" or a plain noun with its article; undefined for anything else. */
function objectEnd(words: readonly Word[], from: number): number | undefined {
  const first = words[from]
  if (!first) return undefined
  if (subjects[first.lower]) return from + 1
  if (!opensObject.has(first.lower)) return undefined
  let at = from + 1
  while (at < from + objectMax && words[at]?.tag === 'NOUN') at++
  return at > from + 1 ? at : undefined
}

/** "easier to reach", "a good choice": how it is, to the end of the sentence. */
function isState(words: readonly Word[], from: number): boolean {
  if (ranks.has(words[from + 1]?.lower)) return false
  if (articles.has(words[from]?.lower)) return /^(?:it|them|him)$/.test(words[from - 1]?.lower ?? '')
  let at = from
  while (words[at]?.tag === 'ADV' || degree.has(words[at]?.lower)) at++
  if (words.slice(from, at).some(({ lower }) => lower === 'so')) return false
  const [adjective, behind] = [words[at], words[at + 1]]
  if (adjective?.tag !== 'ADJ' || adjective.lower === 'sure') return false
  return /^(?:PUNCT|ADP|PART|SCONJ|CCONJ)$/.test(behind?.tag ?? '')
}
