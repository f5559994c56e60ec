import { ALTERNATIONS } from '../../lexicon/humanizer-alternations.ts'
import { listRule } from './list-rule.ts'

export const alternations = listRule(
  'alternations',
  'balanced',
  'People choose the other word here as often.',
  ALTERNATIONS,
  0.35,
)
