import { EVERYDAY_WORDS } from '../../lexicon/humanizer-everyday-words.ts'
import { listRule } from './list-rule.ts'

export const everydayWords = listRule(
  'everyday-words',
  'balanced',
  'An everyday word says the same.',
  EVERYDAY_WORDS,
  0.8,
)
