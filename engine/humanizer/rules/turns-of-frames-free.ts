import { TURNS_OF_FRAMES_FREE } from '../../lexicon/humanizer-turns-frames-free.ts'
import { listRule } from './list-rule.ts'

export const turnsOfFramesFree = listRule(
  'turns-of-frames-free',
  'strong',
  'A turn of phrase that people use.',
  TURNS_OF_FRAMES_FREE,
  0.6,
)
