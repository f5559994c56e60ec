import { WORDY_PHRASES } from '../../lexicon/humanizer-phrases.ts'
import { listRule } from './list-rule.ts'

export const wordyPhrases = listRule(
  'wordy-phrases',
  'clean',
  'A long set phrase for a short word.',
  WORDY_PHRASES,
  1.5,
)
