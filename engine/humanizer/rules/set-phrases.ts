import { SET_PHRASES } from '../../lexicon/humanizer-set-phrases.ts'
import { listRule } from './list-rule.ts'

export const setPhrases = listRule(
  'set-phrases',
  'balanced',
  'Plain words for a set phrase.',
  SET_PHRASES,
  0.6,
)
