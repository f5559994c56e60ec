import { PLAIN_SWAPS } from '../../lexicon/humanizer-plain-swaps.ts'
import { listRule } from './list-rule.ts'

export const plainSwaps = listRule(
  'plain-swaps',
  'clean',
  'A shorter word that means the same.',
  PLAIN_SWAPS,
  0.8,
)
