import { PLAIN_ADVERBS } from '../../lexicon/humanizer-adverbs-plain.ts'
import { listRule } from './list-rule.ts'

export const plainAdverbs = listRule(
  'plain-adverbs',
  'clean',
  'A plainer adverb or opener that people use more.',
  PLAIN_ADVERBS,
  1,
)
