import { FREER_ADJECTIVES } from '../../lexicon/humanizer-freer-adjectives.ts'
import { listRule } from './list-rule.ts'

export const freerAdjectives = listRule(
  'freer-adjectives',
  'strong',
  'A plainer adjective for one that models reach for.',
  FREER_ADJECTIVES,
  0.6,
)
