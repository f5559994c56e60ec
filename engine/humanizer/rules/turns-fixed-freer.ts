import { TURNS_FIXED_FREER } from '../../lexicon/humanizer-turns-fixed-freer.ts'
import { TURNS_FIXED_VERBS } from '../../lexicon/humanizer-turns-fixed-verbs.ts'
import { listRule } from './list-rule.ts'

export const turnsFixedFreer = listRule(
  'turns-fixed-freer',
  'strong',
  'A turn of phrase that people use here.',
  `${TURNS_FIXED_FREER}
${TURNS_FIXED_VERBS}`,
  0.6,
)
