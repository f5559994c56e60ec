import { TURNS_OF_HABITS } from '../../lexicon/humanizer-turns-habits.ts'
import { listRule } from './list-rule.ts'

export const turnsOfHabits = listRule(
  'turns-of-habits',
  'balanced',
  'What people say for a turn that models over-use.',
  TURNS_OF_HABITS,
  1,
)
