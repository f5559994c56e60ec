import type { Mode } from '../../choices.ts'
import compiled from '../data/rules.json' with { type: 'json' }
import type { Rule } from '../rule.ts'
import { absolutes } from './absolutes.ts'
import { additiveOpeners } from './additive-openers.ts'
import { alsoLast } from './also-last.ts'
import { bracketedAsides } from './bracketed-asides.ts'
import { byConditions } from './by-conditions.ts'
import { byDoers } from './by-doers.ts'
import { closingAsides } from './closing-asides.ts'
import { colonClauses } from './colon-clauses.ts'
import { freerLightCommas } from './freer-light-commas.ts'
import { freerOpeningCommas } from './freer-opening-commas.ts'
import { gerundOpeners } from './gerund-openers.ts'
import { howeverInside } from './however-inside.ts'
import { joinedTails } from './joined-tails.ts'
import { jointCommas } from './joint-commas.ts'
import { lastingVerbs } from './lasting-verbs.ts'
import { linkedSentences } from './linked-sentences.ts'
import { listCommas } from './list-commas.ts'
import { listsOfThree } from './lists-of-three.ts'
import { longListCommas } from './long-list-commas.ts'
import { longSentences } from './long-sentences.ts'
import { movedOpeners } from './moved-openers.ts'
import { negativeParallels } from './negative-parallels.ts'
import { oftenVerbs } from './often-verbs.ts'
import { openingCommas } from './opening-commas.ts'
import { pairedAdjectives } from './paired-adjectives.ts'
import { pairedDashes } from './paired-dashes.ts'
import { personTails } from './person-tails.ts'
import { plainFrames } from './plain-frames.ts'
import { pointingNouns } from './pointing-nouns.ts'
import { predicateCommas } from './predicate-commas.ts'
import { shortSentences } from './short-sentences.ts'
import { singleDashes } from './single-dashes.ts'
import { soTails } from './so-tails.ts'
import { strongByOpeners } from './strong-by-openers.ts'
import { strongTails } from './strong-tails.ts'
import { type CompiledRule, tableRule } from './table-rule.ts'
import { theirAsides } from './their-asides.ts'
import { thingsOf } from './things-of.ts'
import { thisSubjects } from './this-subjects.ts'
import { whichClauses } from './which-clauses.ts'
import { whileOpeners } from './while-openers.ts'
import { whileSecondVerbs } from './while-second-verbs.ts'
import { withAbsolutes } from './with-absolutes.ts'

/** The rules that are code: they change the shape of a sentence. All others are tables, in words/. */
const SHAPES: readonly Rule[] = [
  joinedTails,
  absolutes,
  withAbsolutes,
  soTails,
  whichClauses,
  colonClauses,
  longSentences,
  shortSentences,
  linkedSentences,
  negativeParallels,
  pairedDashes,
  additiveOpeners,
  whileOpeners,
  whileSecondVerbs,
  listCommas,
  longListCommas,
  listsOfThree,
  openingCommas,
  freerOpeningCommas,
  freerLightCommas,
  pairedAdjectives,
  predicateCommas,
  thisSubjects,
  howeverInside,
  lastingVerbs,
  movedOpeners,
  thingsOf,
  gerundOpeners,
  byConditions,
  byDoers,
  plainFrames,
  jointCommas,
  bracketedAsides,
  closingAsides,
  oftenVerbs,
  singleDashes,
  strongTails,
  personTails,
  strongByOpeners,
  alsoLast,
  theirAsides,
  pointingNouns,
]

/** Of two proposals of equal worth the search takes that of the earlier rule; rules that are not named here come last. */
const ORDER = `
signposts wordy-phrases plain-nouns plain-verbs plain-adjectives plain-adverbs
plain-swaps mined-pairs aligned-pairs everyday-verbs everyday-words small-words
twins twin-groups near-twins empty-words empty-words-freer compounds
compounds-freer relatives alternations full-forms connectives demonstratives
contractions rewordings joined-tails absolutes with-absolutes
so-tails which-clauses colon-clauses long-sentences short-sentences linked-sentences
negative-parallels paired-dashes additive-openers while-openers while-second-verbs list-commas
long-list-commas lists-of-three opening-commas freer-opening-commas freer-light-commas paired-adjectives
light-commas predicate-commas this-subjects however-inside lasting-verbs moved-openers
things-of gerund-openers by-conditions by-doers plain-frames joint-commas
bracketed-asides habit-words-said-plainly small-habits 
closing-asides often-verbs turns-of-verbs single-dashes
strong-tails person-tails strong-by-openers strong-words habit-words-freer 
describing-words turns-of-verbs-freer turns-of-verbs-of-style-freer turns-of-nouns-freer turns-of-doing
turns-of-doing-freer later-turns later-turns-freer turns-fixed turns-fixed-habits
also-last plainer-verbs plainer-nouns short-words their-asides their-owned
their-phrases their-shared their-phrases-freer pointing pointing-nouns pointing-back
freer-nouns freer-adjectives
`
  .trim()
  .split(/\s+/)

const TABLES = (compiled.rules as CompiledRule[]).map(tableRule)

export const RULES: readonly Rule[] = [...SHAPES, ...TABLES].sort((a, b) => placeOf(a) - placeOf(b))

function placeOf({ name }: Rule): number {
  const place = ORDER.indexOf(name)
  return place === -1 ? ORDER.length : place
}

const RANK: Record<Mode, number> = { clean: 0, balanced: 1, strong: 2 }

export function rulesFor(mode: Mode): Rule[] {
  return RULES.filter((rule) => RANK[rule.mode] <= RANK[mode])
}
