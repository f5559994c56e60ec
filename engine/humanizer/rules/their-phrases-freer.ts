import { THEIR_KIN } from '../../lexicon/humanizer-their-people.ts'
import { THEIR_PHRASES_FREER } from '../../lexicon/humanizer-their-phrases.ts'
import { THEIR_OPENERS } from '../../lexicon/humanizer-their-turns.ts'
import { listRule } from './list-rule.ts'
import { whereNothingLeans } from './their-owner.ts'

export const theirPhrasesFreer = whereNothingLeans(
  listRule(
    'their-phrases-freer',
    'strong',
    'People say this without "their".',
    [THEIR_PHRASES_FREER, THEIR_OPENERS, THEIR_KIN].join('\n'),
    1,
  ),
)
