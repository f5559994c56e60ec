import { connectives } from './connectives.ts'
import { demonstratives } from './demonstratives.ts'
import { minedPairs } from './mined-pairs.ts'
import { plainAdjectives } from './plain-adjectives.ts'
import { plainAdverbs } from './plain-adverbs.ts'
import { plainNouns } from './plain-nouns.ts'
import { plainVerbs } from './plain-verbs.ts'
import type { Mode, Rule } from './rule.ts'
import { signposts } from './signposts.ts'
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
]

const RANK: Record<Mode, number> = { clean: 0, balanced: 1, strong: 2 }

export function rulesFor(mode: Mode): Rule[] {
  return RULES.filter((rule) => RANK[rule.mode] <= RANK[mode])
}
