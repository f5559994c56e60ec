import {
  NEAR_TWIN_ADJECTIVES,
  NEAR_TWIN_NOUNS,
  NEAR_TWIN_VERBS,
} from '../../lexicon/humanizer-near-twin-groups.ts'
import { twinRule } from './twin-rule.ts'

export const nearTwins = twinRule('near-twins', 'strong', 'Two words for nearly one thing: one is enough.', {
  nouns: NEAR_TWIN_NOUNS,
  adjectives: NEAR_TWIN_ADJECTIVES,
  verbs: NEAR_TWIN_VERBS,
  adverbs: '',
})
