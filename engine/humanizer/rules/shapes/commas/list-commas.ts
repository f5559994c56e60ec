import type { Word } from '../../../language/tagged-text.ts'
import { andOr, formsOfBe, presentHave, subjectPronouns, wordClass } from '../../../language/word-classes.ts'
import type { Rule } from '../../../proposals/rule.ts'

const clausalWords = wordClass(andOr, formsOfBe, presentHave, subjectPronouns, 'this that can will')

const itemMax = 4

/** "a, b, and c" -> "a, b and c", in lists of short items; models never leave the last comma out, most people do. */
export const listCommas: Rule = {
  name: 'list-commas',
  mode: 'strong',
  phrases: [],
  find(sentence, text) {
    const { words } = sentence
    return words.flatMap((word, i) => {
      if (word.lower !== ',' || word.locked || !andOr.has(words[i + 1]?.lower) || !endsList(words, i))
        return []
      if (text.cover[word.start] === 1 || words[i - 1]?.locked || words[i + 2]?.locked) return []
      return [
        {
          rule: 'list-commas',
          reason: 'No comma before the last item of a short list.',
          gain: 0.5,
          inserted: '',
          parts: [{ start: word.start, end: word.end, after: '' }],
        },
      ]
    })
  },
}

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
  const clausal = [...item, ...next].some((word) => clausalWords.has(word.lower))
  return item.length > 0 && tags(item) && tags(next) && !clausal && item.at(-1)?.tag === words[index + 2]?.tag
}
