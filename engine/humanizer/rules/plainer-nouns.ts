import { PLAINER_NOUNS } from '../../lexicon/humanizer-turns-later-everyday.ts'
import { listRule } from './list-rule.ts'

export const plainerNouns = listRule('plainer-nouns', 'strong', 'An everyday word.', PLAINER_NOUNS, 0.6)
