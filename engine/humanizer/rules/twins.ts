import { TWINS } from '../../lexicon/humanizer-twins.ts'
import { listRule } from './list-rule.ts'

export const twins = listRule('twins', 'balanced', 'Two words for one thing: one is enough.', TWINS, 1)
