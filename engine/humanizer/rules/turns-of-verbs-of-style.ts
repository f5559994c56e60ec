import { TURNS_OF_STYLE_VERBS } from '../../lexicon/humanizer-turns-verbs-style.ts'
import { listRule } from './list-rule.ts'

export const turnsOfVerbsOfStyle = listRule(
  'turns-of-verbs-of-style',
  'balanced',
  'The whole phrase in plainer words.',
  TURNS_OF_STYLE_VERBS,
  1.1,
)
