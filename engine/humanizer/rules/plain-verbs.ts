import { PLAIN_VERBS } from '../../lexicon/humanizer-verbs-plain.ts'
import { listRule } from './list-rule.ts'

export const plainVerbs = listRule(
  'plain-verbs',
  'clean',
  'A plainer verb that people use more.',
  PLAIN_VERBS,
  1,
)
