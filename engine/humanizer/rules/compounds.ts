import { COMPOUNDS } from '../../lexicon/humanizer-compounds.ts'
import { listRule } from './list-rule.ts'

export const compounds = listRule('compounds', 'balanced', 'Said as people say it.', COMPOUNDS, 0.8)
