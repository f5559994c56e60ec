import { TURNS_NOUNS } from '../../lexicon/humanizer-turns-nouns.ts'
import { TURNS_NOUNS_FELT } from '../../lexicon/humanizer-turns-nouns-felt.ts'
import { TURNS_NOUNS_MADE } from '../../lexicon/humanizer-turns-nouns-made.ts'
import { TURNS_NOUNS_PAPERS } from '../../lexicon/humanizer-turns-nouns-papers.ts'
import { TURNS_NOUNS_SOCIETY } from '../../lexicon/humanizer-turns-nouns-society.ts'
import { TURNS_NOUNS_STORIES } from '../../lexicon/humanizer-turns-nouns-stories.ts'
import { listRule } from './list-rule.ts'

const LISTS = [
  TURNS_NOUNS,
  TURNS_NOUNS_FELT,
  TURNS_NOUNS_MADE,
  TURNS_NOUNS_PAPERS,
  TURNS_NOUNS_SOCIETY,
  TURNS_NOUNS_STORIES,
]

export const turnsOfNouns = listRule(
  'turns-of-nouns',
  'balanced',
  'The turn of phrase that a person would use here.',
  LISTS.join('\n'),
  0.75,
)
