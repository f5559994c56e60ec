import { additiveOpeners } from './additive-openers.ts'
import { connectives } from './connectives.ts'
import { contractions } from './contractions.ts'
import { demonstratives } from './demonstratives.ts'
import { lightCommas } from './light-commas.ts'
import { listCommas } from './list-commas.ts'
import { longSentences } from './long-sentences.ts'
import { minedPairs } from './mined-pairs.ts'
import { negativeParallels } from './negative-parallels.ts'
import { openingCommas } from './opening-commas.ts'
import { pairedDashes } from './paired-dashes.ts'
import { participialTails } from './participial-tails.ts'
import { plainAdjectives } from './plain-adjectives.ts'
import { plainAdverbs } from './plain-adverbs.ts'
import { plainNouns } from './plain-nouns.ts'
import { plainVerbs } from './plain-verbs.ts'
import { predicateCommas } from './predicate-commas.ts'
import { rewordings } from './rewordings.ts'
import type { Mode, Rule } from './rule.ts'
import { shortSentences } from './short-sentences.ts'
import { signposts } from './signposts.ts'
import { thisSubjects } from './this-subjects.ts'
import { whileOpeners } from './while-openers.ts'
import { wordyPhrases } from './wordy-phrases.ts'

export const RULES: readonly Rule[] = [
  signposts,
  wordyPhrases,
  plainNouns,
  plainVerbs,
  plainAdjectives,
  plainAdverbs,
  minedPairs,
  connectives,
  demonstratives,
  contractions,
  rewordings,
  participialTails,
  longSentences,
  shortSentences,
  negativeParallels,
  pairedDashes,
  additiveOpeners,
  whileOpeners,
  listCommas,
  openingCommas,
  lightCommas,
  predicateCommas,
  thisSubjects,
]

const RANK: Record<Mode, number> = { clean: 0, balanced: 1, strong: 2 }

export function rulesFor(mode: Mode): Rule[] {
  return RULES.filter((rule) => RANK[rule.mode] <= RANK[mode])
}
