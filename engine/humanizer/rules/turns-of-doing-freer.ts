import { TURNS_OF_DOING_FREER } from '../../lexicon/humanizer-turns-later-doing.ts'
import { listRule } from './list-rule.ts'

export const turnsOfDoingFreer = listRule(
  'turns-of-doing-freer',
  'strong',
  'A verb says it more directly.',
  TURNS_OF_DOING_FREER,
  0.6,
)
