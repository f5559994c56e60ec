import { CONTRACTIONS } from '../../lexicon/humanizer-contractions.ts'
import { listRule } from './list-rule.ts'
import type { Rule } from './rule.ts'

const list = listRule(
  'contractions',
  'balanced',
  'People contract here when they speak casually.',
  CONTRACTIONS,
  0.8,
)

export const contractions: Rule = {
  ...list,
  find: (sentence, text, settings) => (settings.contract ? list.find(sentence, text, settings) : []),
}
