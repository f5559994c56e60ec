import { POINTING_BACK } from '../../lexicon/humanizer-pointing.ts'
import { listRule } from './list-rule.ts'
import type { Rule } from './rule.ts'
import { hasRoomFor } from './shape-change.ts'

const list = listRule('pointing-back', 'strong', '"That" points back as well as "this".', POINTING_BACK, 0.5)

export const pointingBack: Rule = {
  ...list,
  find: (sentence, text, settings) =>
    hasRoomFor('that', text, sentence.start) ? list.find(sentence, text, settings) : [],
}
