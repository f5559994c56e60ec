import { STRONG_WORDS } from '../../lexicon/humanizer-strong-words.ts'
import { listRule } from './list-rule.ts'

export const strongWords = listRule(
  'strong-words',
  'strong',
  'The everyday word for a formal one.',
  STRONG_WORDS,
  0.6,
)
