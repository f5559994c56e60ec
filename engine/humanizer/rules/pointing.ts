import { POINTING } from '../../lexicon/humanizer-pointing.ts'
import { listRule } from './list-rule.ts'

export const pointing = listRule(
  'pointing',
  'balanced',
  'Fewer of the pointing words that models open with.',
  POINTING,
  0.8,
)
