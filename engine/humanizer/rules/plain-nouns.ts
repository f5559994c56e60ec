import { PLAIN_NOUNS } from '../../lexicon/humanizer-nouns-plain.ts'
import { listRule } from './list-rule.ts'

export const plainNouns = listRule(
  'plain-nouns',
  'clean',
  'A plainer noun that people use more.',
  PLAIN_NOUNS,
  1,
)
