import { EMPTY_WORDS } from '../../lexicon/humanizer-empty-words.ts'
import { listRule } from './list-rule.ts'

export const emptyWords = listRule(
  'empty-words',
  'balanced',
  'A word that adds nothing where it stands.',
  EMPTY_WORDS,
  0.8,
)
