import { TURNS_OF_STYLE_VERBS_STRONG } from '../../lexicon/humanizer-turns-verbs-style-strong.ts'
import { listRule } from './list-rule.ts'

export const turnsOfVerbsOfStyleFreer = listRule(
  'turns-of-verbs-of-style-freer',
  'strong',
  'The whole phrase in plainer, freer words.',
  TURNS_OF_STYLE_VERBS_STRONG,
  1.1,
)
