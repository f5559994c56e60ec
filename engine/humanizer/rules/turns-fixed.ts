import { TURNS_FIXED } from '../../lexicon/humanizer-turns-fixed.ts'
import { listRule } from './list-rule.ts'

export const turnsFixed = listRule(
  'turns-fixed',
  'balanced',
  'A turn of phrase that people use here.',
  TURNS_FIXED,
  0.6,
)
