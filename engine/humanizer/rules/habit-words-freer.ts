import { HABIT_WORDS_FREER } from '../../lexicon/humanizer-habit-words-freer.ts'
import { listRule } from './list-rule.ts'

export const habitWordsFreer = listRule(
  'habit-words-freer',
  'strong',
  'People say this without a word that models over-use.',
  HABIT_WORDS_FREER,
  1,
)
