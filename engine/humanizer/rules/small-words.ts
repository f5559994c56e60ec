import { SMALL_WORDS } from '../../lexicon/humanizer-small-words.ts'
import { listRule } from './list-rule.ts'

export const smallWords = listRule(
  'small-words',
  'clean',
  'Models lean on this word; a plainer one says the same.',
  SMALL_WORDS,
  1,
)
