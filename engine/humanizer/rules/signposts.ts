import { SIGNPOSTS } from '../../lexicon/humanizer-phrases.ts'
import { listRule } from './list-rule.ts'

export const signposts = listRule(
  'signposts',
  'clean',
  'Says that something is worth saying; the sentence says it already.',
  SIGNPOSTS,
  2,
)
