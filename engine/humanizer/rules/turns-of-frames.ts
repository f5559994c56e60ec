import { TURNS_OF_FRAMES } from '../../lexicon/humanizer-turns-frames.ts'
import { listRule } from './list-rule.ts'

export const turnsOfFrames = listRule(
  'turns-of-frames',
  'balanced',
  'A turn of phrase that people use.',
  TURNS_OF_FRAMES,
  0.6,
)
