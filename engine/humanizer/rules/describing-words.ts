import { DESCRIBING_WORDS } from '../../lexicon/humanizer-describing-words.ts'
import { listRule } from './list-rule.ts'

export const describingWords = listRule(
  'describing-words',
  'strong',
  'The plain word for a select one.',
  DESCRIBING_WORDS,
  0.6,
)
