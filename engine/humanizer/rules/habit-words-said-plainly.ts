import { HABIT_WORDS_PLAIN } from '../../lexicon/humanizer-habit-words-said-plainly.ts'
import { listRule } from './list-rule.ts'

export const habitWordsSaidPlainly = listRule(
  'habit-words-said-plainly',
  'balanced',
  'People say this without a word that models over-use.',
  HABIT_WORDS_PLAIN,
  1,
)
