import type { Word } from '../../../language/tagged-text.ts'
import { questionWords, wordClass } from '../../../language/word-classes.ts'
import { reasonOf } from '../../../proposals/reasons.ts'
import type { Rule } from '../../../proposals/rule.ts'
import { neighboursOf } from '../shape-change.ts'

const wordsMax = 34
const halfMin = 4
const contrasts = wordClass('but yet')
const alreadyTurned = wordClass('but yet although though while however')

/** "It was late. But the shop was open." -> "It was late, but the shop was open." */
export const joinedContrasts: Rule = {
  name: 'joined-contrasts',
  mode: 'balanced',
  phrases: [],
  find(sentence, text) {
    const pair = neighboursOf(sentence, text)
    if (!pair || !contrasts.has(pair.opener.lower)) return []
    const [one, two] = pair.sizes
    const [first] = sentence.words
    if (one + two > wordsMax || Math.min(one, two) < halfMin) return []
    if (!first || contrasts.has(first.lower) || questionWords.has(first.lower)) return []
    if (sentence.words.some(({ lower }) => alreadyTurned.has(lower))) return []
    const next = pair.next.words[1] as Word
    if (next.tag === 'PUNCT' || pair.next.words.slice(1).some(({ lower }) => alreadyTurned.has(lower)))
      return []
    return [
      {
        rule: 'joined-contrasts',
        reason: reasonOf('contrast-joined'),
        gain: 0.4,
        inserted: '',
        shape: { before: pair.sizes, after: [one + two] },
        parts: [{ start: pair.stop.start, end: pair.opener.end, after: ', but' }],
      },
    ]
  },
}
