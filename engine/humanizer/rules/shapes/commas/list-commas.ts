import { hasFiniteVerb } from '../../../language/sentence-shape.ts'
import type { Word } from '../../../language/tagged-text.ts'
import { andOr, formsOfBe, presentHave, subjectPronouns, wordClass } from '../../../language/word-classes.ts'
import { reasonOf } from '../../../proposals/reasons.ts'
import { commaRule, eachComma, isOnlyList } from './comma-rule.ts'

const clausalWords = wordClass(andOr, formsOfBe, presentHave, subjectPronouns, 'this that can will even')

const itemMax = 4

/** "a, b, and c" -> "a, b and c", in lists of short items; models never leave the last comma out, most people do. */
export const listCommas = commaRule(
  {
    name: 'list-commas',
    mode: 'strong',
    gain: 0.5,
    reason: reasonOf('no-short-list-comma'),
  },
  (sentence, text) =>
    eachComma(sentence, (comma) => {
      const { words } = sentence
      const word = words[comma] as Word
      if (word.locked || !andOr.has(words[comma + 1]?.lower) || !endsList(words, comma)) return undefined
      if (hasFiniteVerb(words, comma + 2, words.length)) return undefined
      const isLocked = text.cover[word.start] === 1 || words[comma - 1]?.locked || words[comma + 2]?.locked
      return isLocked || !isOnlyList(text) ? undefined : ''
    }),
)

/** Another comma at most four words before, no verb with a tense after: a list, not two clauses. */
function endsList(words: readonly Word[], index: number): boolean {
  const from = words
    .slice(Math.max(0, index - itemMax - 1), index)
    .findLastIndex((word) => word.lower === ',')
  if (from === -1) return false
  const item = words.slice(Math.max(0, index - itemMax - 1), index).slice(from + 1)
  const next = words.slice(index + 2, index + 5)
  const tags = (list: readonly Word[]) =>
    list.every((word) => /^(?:NOUN|ADJ|DET|ADP|NUM|PROPN|VERB|PUNCT|ADV)$/.test(word.tag))
  const clausal = [...item, ...next].some(
    (word) => clausalWords.has(word.lower) || (word.tag === 'VERB' && /ing$/.test(word.lower)),
  )
  return item.length > 0 && tags(item) && tags(next) && !clausal && item.at(-1)?.tag === words[index + 2]?.tag
}
