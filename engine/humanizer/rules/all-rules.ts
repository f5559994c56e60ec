import type { Mode } from '../../choices.ts'
import compiled from '../data/rules.json' with { type: 'json' }
import type { Rule } from '../proposals/rule.ts'
import { bracketedAsides } from './shapes/asides/bracketed-asides.ts'
import { closingAsides } from './shapes/asides/closing-asides.ts'
import { pairedDashes } from './shapes/asides/paired-dashes.ts'
import { singleDashes } from './shapes/asides/single-dashes.ts'
import { theirAsides } from './shapes/asides/their-asides.ts'
import { freerLightCommas } from './shapes/commas/freer-light-commas.ts'
import { freerOpeningCommas } from './shapes/commas/freer-opening-commas.ts'
import { jointCommas, predicateCommas } from './shapes/commas/joint-commas.ts'
import { listCommas } from './shapes/commas/list-commas.ts'
import { listsOfThree } from './shapes/commas/lists-of-three.ts'
import { longListCommas } from './shapes/commas/long-list-commas.ts'
import { openingCommas } from './shapes/commas/opening-commas.ts'
import { pairedAdjectives } from './shapes/commas/paired-adjectives.ts'
import { additiveOpeners } from './shapes/openers/additive-openers.ts'
import { byConditions } from './shapes/openers/by-conditions.ts'
import { byDoers } from './shapes/openers/by-doers.ts'
import { gerundOpeners } from './shapes/openers/gerund-openers.ts'
import { movedOpeners } from './shapes/openers/moved-openers.ts'
import { strongByOpeners } from './shapes/openers/strong-by-openers.ts'
import { whileOpeners } from './shapes/openers/while-openers.ts'
import { colonClauses } from './shapes/sentences/colon-clauses.ts'
import { linkedSentences } from './shapes/sentences/linked-sentences.ts'
import { longSentences } from './shapes/sentences/long-sentences.ts'
import { shortSentences } from './shapes/sentences/short-sentences.ts'
import { whichClauses } from './shapes/sentences/which-clauses.ts'
import { absolutes } from './shapes/tails/absolutes.ts'
import { joinedTails } from './shapes/tails/joined-tails.ts'
import { personTails } from './shapes/tails/person-tails.ts'
import { soTails } from './shapes/tails/so-tails.ts'
import { strongTails } from './shapes/tails/strong-tails.ts'
import { whileSecondVerbs } from './shapes/tails/while-second-verbs.ts'
import { withAbsolutes } from './shapes/tails/with-absolutes.ts'
import { alsoLast } from './shapes/words/also-last.ts'
import { howeverInside } from './shapes/words/however-inside.ts'
import { lastingVerbs } from './shapes/words/lasting-verbs.ts'
import { negativeParallels } from './shapes/words/negative-parallels.ts'
import { oftenVerbs } from './shapes/words/often-verbs.ts'
import { plainFrames } from './shapes/words/plain-frames.ts'
import { pointingNouns } from './shapes/words/pointing-nouns.ts'
import { thingsOf } from './shapes/words/things-of.ts'
import { thisSubjects } from './shapes/words/this-subjects.ts'
import { type CompiledRule, tableRule } from './table-rule.ts'

/** The rules that are code: they change the shape of a sentence. All others are tables, in words/. */
const shapes: readonly Rule[] = [
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

/**
 * Order of the rules. Of two proposals with equal value, the search takes the one of the earlier rule; other rules
 * come last.
 */
const order = `
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
