import { MINED_PAIRS } from '../../lexicon/humanizer-mined-pairs.ts'
import { listRule } from './list-rule.ts'

export const minedPairs = listRule(
  'mined-pairs',
  'clean',
  'What people wrote where models wrote this.',
  MINED_PAIRS,
  0.8,
)
