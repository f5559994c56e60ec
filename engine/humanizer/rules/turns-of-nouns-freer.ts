import { TURNS_NOUNS_FURTHER } from '../../lexicon/humanizer-turns-nouns-further.ts'
import { TURNS_NOUNS_WORTH } from '../../lexicon/humanizer-turns-nouns-worth.ts'
import { listRule } from './list-rule.ts'

export const turnsOfNounsFreer = listRule(
  'turns-of-nouns-freer',
  'strong',
  'A freer turn of phrase for one that models lean on.',
  [TURNS_NOUNS_FURTHER, TURNS_NOUNS_WORTH].join('\n'),
  0.75,
)
