import { THEIR_SHARED } from '../../lexicon/humanizer-their-people.ts'
import { THEIR_WORKS } from '../../lexicon/humanizer-their-plurals.ts'
import { listRule } from './list-rule.ts'
import { whereOwnerIsClear } from './their-owner.ts'

export const theirShared = whereOwnerIsClear(
  listRule(
    'their-shared',
    'strong',
    'One thing of the whole group: "the" says as much.',
    [THEIR_SHARED, THEIR_WORKS].join('\n'),
    1,
  ),
)
