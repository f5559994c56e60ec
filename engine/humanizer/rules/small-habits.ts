import { HABIT_WORDS_SMALL } from '../../lexicon/humanizer-habit-words-small.ts'
import { listRule } from './list-rule.ts'

export const smallHabits = listRule(
  'small-habits',
  'balanced',
  'People say this without a word that models over-use.',
  HABIT_WORDS_SMALL,
  1,
)
