import { TURNS_OF_DEEDS, TURNS_OF_DOING } from '../../lexicon/humanizer-turns-later-doing.ts'
import { listRule } from './list-rule.ts'

export const turnsOfDoing = listRule(
  'turns-of-doing',
  'balanced',
  'A verb says it more directly.',
  `${TURNS_OF_DOING}\n${TURNS_OF_DEEDS}`,
  0.6,
)
