import { PLAIN_ADJECTIVES } from '../../lexicon/humanizer-adjectives-plain.ts'
import { listRule } from './list-rule.ts'

export const plainAdjectives = listRule(
  'plain-adjectives',
  'clean',
  'A plainer adjective that people use more.',
  PLAIN_ADJECTIVES,
  1,
)
