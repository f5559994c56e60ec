import { EMPTY_WORDS_FREER } from '../../lexicon/humanizer-empty-words-freer.ts'
import { listRule } from './list-rule.ts'

export const emptyWordsFreer = listRule(
  'empty-words-freer',
  'strong',
  'A word that adds little where it stands.',
  EMPTY_WORDS_FREER,
  0.7,
)
