import { TURNS_OF_VERBS_STRONG } from '../../lexicon/humanizer-turns-verbs-strong.ts'
import { listRule } from './list-rule.ts'

export const turnsOfVerbsFreer = listRule(
  'turns-of-verbs-freer',
  'strong',
  'A freer turn of phrase that people use here.',
  TURNS_OF_VERBS_STRONG,
  0.6,
)
