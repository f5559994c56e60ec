import { REWORDINGS } from '../../lexicon/humanizer-rewordings.ts'
import { listRule } from './list-rule.ts'

export const rewordings = listRule(
  'rewordings',
  'balanced',
  'A more everyday wording of the same.',
  REWORDINGS,
  0.7,
)
