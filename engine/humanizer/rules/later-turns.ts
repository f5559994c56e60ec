import { TURNS_LATER_NOUNS } from '../../lexicon/humanizer-turns-later-nouns.ts'
import { TURNS_LATER_VERBS } from '../../lexicon/humanizer-turns-later-verbs.ts'
import { listRule } from './list-rule.ts'

export const laterTurns = listRule(
  'later-turns',
  'balanced',
  'A turn of phrase that people use.',
  TURNS_LATER_VERBS + TURNS_LATER_NOUNS,
  0.6,
)
