import type { Mode } from '../../choices.ts'
import compiled from '../data/rules.json' with { type: 'json' }
import type { Rule } from '../proposals/rule.ts'
import { bracketedAsides } from './shapes/asides/bracketed-asides.ts'
import { pairedDashes } from './shapes/asides/paired-dashes.ts'
import { singleDashes } from './shapes/asides/single-dashes.ts'
import { additiveOpeners } from './shapes/openers/additive-openers.ts'
import { alsoLast } from './shapes/openers/also-last.ts'
import { movedOpeners } from './shapes/openers/moved-openers.ts'
import { joinedContrasts } from './shapes/sentences/joined-contrasts.ts'
import { longSentences } from './shapes/sentences/long-sentences.ts'
import { mainClauses } from './shapes/sentences/main-clauses.ts'
import { shortSentences } from './shapes/sentences/short-sentences.ts'
import { absolutes } from './shapes/tails/absolutes.ts'
import { joinedTails } from './shapes/tails/joined-tails.ts'
import { personTails } from './shapes/tails/person-tails.ts'
import { type CompiledRule, tableRule } from './table-rule.ts'

/** The rules that are code: they change the shape of a sentence. All others are tables, in words/. */
const shapes: readonly Rule[] = [
  joinedTails,
  absolutes,
  longSentences,
  shortSentences,
  pairedDashes,
  singleDashes,
  personTails,
  bracketedAsides,
  alsoLast,
  additiveOpeners,
  movedOpeners,
  mainClauses,
  joinedContrasts,
]

/**
 * Order of the rules. Of two proposals with equal value, the search takes the one of the earlier rule; other rules
 * come last.
 */
const order = `
signposts wordy-phrases plain-nouns plain-verbs plain-adjectives plain-adverbs plain-swaps
mined-pairs aligned-pairs everyday-verbs everyday-words small-words empty-words compounds full-forms
connectives contractions rewordings joined-tails absolutes long-sentences short-sentences
paired-dashes turns-of-verbs single-dashes person-tails strong-words describing-words turns-of-verbs-freer
later-turns turns-fixed-habits plainer-verbs plainer-nouns short-words freer-nouns
`
  .trim()
  .split(/\s+/)

const tables = (compiled.rules as CompiledRule[]).map(tableRule)

export const rules: readonly Rule[] = [...shapes, ...tables].sort((a, b) => placeOf(a) - placeOf(b))

function placeOf({ name }: Rule): number {
  const place = order.indexOf(name)
  return place === -1 ? order.length : place
}

const rank: Record<Mode, number> = { clean: 0, balanced: 1, strong: 2 }

export function rulesFor(mode: Mode): Rule[] {
  return rules.filter((rule) => rank[rule.mode] <= rank[mode])
}
