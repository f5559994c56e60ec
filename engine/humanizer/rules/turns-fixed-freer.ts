import { TURNS_FIXED_FREER } from '../../lexicon/humanizer-turns-fixed-freer.ts'
import { listRule } from './list-rule.ts'

export const turnsFixedFreer = listRule(
  'turns-fixed-freer',
  'strong',
  'A turn of phrase that people use here.',
  TURNS_FIXED_FREER,
  0.6,
)
