import { HABIT_WORDS_OF_PLACE } from '../../lexicon/humanizer-habit-words-places.ts'
import { listRule } from './list-rule.ts'

export const habitWordsOfPlace = listRule(
  'habit-words-of-place',
  'balanced',
  'Models write into, through, between and across more often than people.',
  HABIT_WORDS_OF_PLACE,
  1,
)
