import { PLAINER_VERBS } from '../../lexicon/humanizer-turns-later-plainer.ts'
import { listRule } from './list-rule.ts'

export const plainerVerbs = listRule('plainer-verbs', 'strong', 'An everyday verb.', PLAINER_VERBS, 0.6)
