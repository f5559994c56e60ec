import { TURNS_LATER_NOUNS_FREER } from '../../lexicon/humanizer-turns-later-nouns-free.ts'
import { listRule } from './list-rule.ts'

export const laterTurnsFreer = listRule(
  'later-turns-freer',
  'strong',
  'A turn of phrase that people use.',
  TURNS_LATER_NOUNS_FREER,
  0.6,
)
