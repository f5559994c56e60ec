import { SHORT_WORDS } from '../../lexicon/humanizer-turns-later-short.ts'
import { listRule } from './list-rule.ts'

export const shortWords = listRule('short-words', 'strong', 'A short everyday word.', SHORT_WORDS, 0.6)
