import { DEMONSTRATIVES } from '../../lexicon/humanizer-connectives.ts'
import { listRule } from './list-rule.ts'

export const demonstratives = listRule(
  'demonstratives',
  'clean',
  'Fewer of the pointing words that models lean on.',
  DEMONSTRATIVES,
  0.6,
)
