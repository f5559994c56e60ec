import { ALIGNED_PAIRS } from '../../lexicon/humanizer-aligned-pairs.ts'
import { listRule } from './list-rule.ts'

export const alignedPairs = listRule(
  'aligned-pairs',
  'balanced',
  'What people wrote where models wrote this.',
  ALIGNED_PAIRS,
  0.7,
)
