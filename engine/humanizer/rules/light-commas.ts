import { LIGHT_COMMAS } from '../../lexicon/humanizer-connectives.ts'
import { listRule } from './list-rule.ts'

export const lightCommas = listRule(
  'light-commas',
  'balanced',
  'A comma that most people leave out here.',
  LIGHT_COMMAS,
  0.5,
)
