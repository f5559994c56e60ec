import { TURNS_FIXED_HABITS } from '../../lexicon/humanizer-turns-fixed-habits.ts'
import { listRule } from './list-rule.ts'

export const turnsFixedHabits = listRule(
  'turns-fixed-habits',
  'balanced',
  'A turn of phrase without the word that models lean on.',
  TURNS_FIXED_HABITS,
  1,
)
