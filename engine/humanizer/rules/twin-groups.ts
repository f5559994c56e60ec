import { TWIN_ADJECTIVES, TWIN_ADVERBS, TWIN_NOUNS, TWIN_VERBS } from '../../lexicon/humanizer-twin-groups.ts'
import { twinRule } from './twin-rule.ts'

export const twinGroups = twinRule('twin-groups', 'balanced', 'Two words for one thing: one is enough.', {
  nouns: TWIN_NOUNS,
  adjectives: TWIN_ADJECTIVES,
  verbs: TWIN_VERBS,
  adverbs: TWIN_ADVERBS,
})
