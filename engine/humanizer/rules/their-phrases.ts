import { THEIR_REVIEWS } from '../../lexicon/humanizer-their-people.ts'
import { THEIR_PHRASES } from '../../lexicon/humanizer-their-phrases.ts'
import { THEIR_PLACES, THEIR_TURNS } from '../../lexicon/humanizer-their-turns.ts'
import { listRule } from './list-rule.ts'
import { whereNothingLeans } from './their-owner.ts'

export const theirPhrases = whereNothingLeans(
  listRule(
    'their-phrases',
    'balanced',
    'People say this without "their".',
    [THEIR_PHRASES, THEIR_TURNS, THEIR_PLACES, THEIR_REVIEWS].join('\n'),
    1,
  ),
)
