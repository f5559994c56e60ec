import { LIGHT_COMMAS } from '../../lexicon/humanizer-connectives.ts'
import type { TaggedSentence } from '../tagged.ts'
import { listRule } from './list-rule.ts'
import type { Rule } from './rule.ts'

const list = listRule(
  'light-commas',
  'balanced',
  'A comma that most people leave out here.',
  LIGHT_COMMAS,
  0.5,
)

export const lightCommas: Rule = {
  name: 'light-commas',
  mode: 'balanced',
  get phrases() {
    return list.phrases
  },
  find(sentence, text, settings) {
    return list
      .find(sentence, text, settings)
      .filter((proposal) => !isOneOfTwo(sentence, proposal.parts[0]?.start ?? 0))
  },
}

/** "It is ammonia, unmistakably, like …" and "threads, like … cloth, keep": the comma has a partner before or behind it. */
function isOneOfTwo({ words }: TaggedSentence, start: number): boolean {
  const at = words.findIndex((word) => word.start === start)
  if (words[at]?.lower !== ',') return false
  if (words[at - 1]?.tag === 'ADV' && words[at - 2]?.lower === ',') return true
  return words.some(
    (word, i) =>
      i > at &&
      word.lower === ',' &&
      /^(?:AUX|VERB)$/.test(words[i + 1]?.tag ?? '') &&
      !/ing$/.test(words[i + 1]?.lower ?? ''),
  )
}
