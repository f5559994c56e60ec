import { FREER_NOUNS } from '../../lexicon/humanizer-freer-nouns.ts'
import { listRule } from './list-rule.ts'

export const freerNouns = listRule(
  'freer-nouns',
  'strong',
  'A shorter noun, or everyday words for it.',
  FREER_NOUNS,
  0.6,
)
