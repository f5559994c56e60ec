import { CONNECTIVES } from '../../lexicon/humanizer-connectives.ts'
import { listRule } from './list-rule.ts'

export const connectives = listRule(
  'connectives',
  'clean',
  'A small word that people use more here.',
  CONNECTIVES,
  0.7,
)
