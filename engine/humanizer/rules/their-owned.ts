import { THEIR_GOODS } from '../../lexicon/humanizer-their-goods.ts'
import { THEIR_BARE, THEIR_FEELINGS, THEIR_NOUNS } from '../../lexicon/humanizer-their-nouns.ts'
import { THEIR_OBJECTS } from '../../lexicon/humanizer-their-objects.ts'
import { THEIR_PEOPLE } from '../../lexicon/humanizer-their-people.ts'
import { THEIR_PLURALS } from '../../lexicon/humanizer-their-plurals.ts'
import { listRule } from './list-rule.ts'
import { whereOwnerIsClear } from './their-owner.ts'

const LISTS = [
  THEIR_NOUNS,
  THEIR_FEELINGS,
  THEIR_BARE,
  THEIR_OBJECTS,
  THEIR_GOODS,
  THEIR_PLURALS,
  THEIR_PEOPLE,
]

export const theirOwned = whereOwnerIsClear(
  listRule('their-owned', 'balanced', 'Whose it is stands in the sentence already.', LISTS.join('\n'), 1.2),
)
