import { POINTING_BACK } from '../../lexicon/humanizer-pointing.ts'
import { listRule } from './list-rule.ts'

export const pointingBack = listRule(
  'pointing-back',
  'strong',
  '"That" points back as well as "this".',
  POINTING_BACK,
  0.5,
)
