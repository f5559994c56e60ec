import { TURNS_OF_VERBS } from '../../lexicon/humanizer-turns-verbs.ts'
import { TURNS_OF_MOVING } from '../../lexicon/humanizer-turns-verbs-moving.ts'
import { TURNS_OF_TELLING } from '../../lexicon/humanizer-turns-verbs-telling.ts'
import { listRule } from './list-rule.ts'

export const turnsOfVerbs = listRule(
  'turns-of-verbs',
  'balanced',
  'The turn of phrase that people use here.',
  `${TURNS_OF_VERBS}${TURNS_OF_MOVING}${TURNS_OF_TELLING}`,
  0.5,
)
