import { EVERYDAY_VERBS } from '../../lexicon/humanizer-everyday-verbs.ts'
import { listRule } from './list-rule.ts'

export const everydayVerbs = listRule(
  'everyday-verbs',
  'balanced',
  'An everyday verb says the same.',
  EVERYDAY_VERBS,
  0.8,
)
