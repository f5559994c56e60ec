import { absolutes } from './absolutes.ts'
import { additiveOpeners } from './additive-openers.ts'
import { alignedPairs } from './aligned-pairs.ts'
import { alsoLast } from './also-last.ts'
import { alternations } from './alternations.ts'
import { bracketedAsides } from './bracketed-asides.ts'
import { byConditions } from './by-conditions.ts'
import { byDoers } from './by-doers.ts'
import { closingAsides } from './closing-asides.ts'
import { colonClauses } from './colon-clauses.ts'
import { compounds } from './compounds.ts'
import { compoundsFreer } from './compounds-freer.ts'
import { connectives } from './connectives.ts'
import { contractions } from './contractions.ts'
import { demonstratives } from './demonstratives.ts'
import { describingWords } from './describing-words.ts'
import { emptyWords } from './empty-words.ts'
import { emptyWordsFreer } from './empty-words-freer.ts'
import { everydayVerbs } from './everyday-verbs.ts'
import { everydayWords } from './everyday-words.ts'
import { freerAdjectives } from './freer-adjectives.ts'
import { freerLightCommas } from './freer-light-commas.ts'
import { freerNouns } from './freer-nouns.ts'
import { freerOpeningCommas } from './freer-opening-commas.ts'
import { fullForms } from './full-forms.ts'
import { gerundOpeners } from './gerund-openers.ts'
import { habitWordsFreer } from './habit-words-freer.ts'
import { habitWordsOfPlace } from './habit-words-of-place.ts'
import { habitWordsSaidPlainly } from './habit-words-said-plainly.ts'
import { howeverInside } from './however-inside.ts'
import { joinedTails } from './joined-tails.ts'
import { jointCommas } from './joint-commas.ts'
import { lastingVerbs } from './lasting-verbs.ts'
import { laterTurns } from './later-turns.ts'
import { laterTurnsFreer } from './later-turns-freer.ts'
import { lightCommas } from './light-commas.ts'
import { linkedSentences } from './linked-sentences.ts'
import { listCommas } from './list-commas.ts'
import { listsOfThree } from './lists-of-three.ts'
import { longListCommas } from './long-list-commas.ts'
import { longSentences } from './long-sentences.ts'
import { minedPairs } from './mined-pairs.ts'
import { movedOpeners } from './moved-openers.ts'
import { nearTwins } from './near-twins.ts'
import { negativeParallels } from './negative-parallels.ts'
import { oftenVerbs } from './often-verbs.ts'
import { openingCommas } from './opening-commas.ts'
import { pairedAdjectives } from './paired-adjectives.ts'
import { pairedDashes } from './paired-dashes.ts'
import { participialTails } from './participial-tails.ts'
import { personTails } from './person-tails.ts'
import { plainAdjectives } from './plain-adjectives.ts'
import { plainAdverbs } from './plain-adverbs.ts'
import { plainFrames } from './plain-frames.ts'
import { plainNouns } from './plain-nouns.ts'
import { plainSwaps } from './plain-swaps.ts'
import { plainVerbs } from './plain-verbs.ts'
import { plainerNouns } from './plainer-nouns.ts'
import { plainerVerbs } from './plainer-verbs.ts'
import { pointing } from './pointing.ts'
import { pointingBack } from './pointing-back.ts'
import { pointingNouns } from './pointing-nouns.ts'
import { predicateCommas } from './predicate-commas.ts'
import { relatives } from './relatives.ts'
import { rewordings } from './rewordings.ts'
import type { Mode, Rule } from './rule.ts'
import { setPhrases } from './set-phrases.ts'
import { shortSentences } from './short-sentences.ts'
import { shortWords } from './short-words.ts'
import { signposts } from './signposts.ts'
import { singleDashes } from './single-dashes.ts'
import { smallHabits } from './small-habits.ts'
import { smallWords } from './small-words.ts'
import { soTails } from './so-tails.ts'
import { strongByOpeners } from './strong-by-openers.ts'
import { strongTails } from './strong-tails.ts'
import { strongWords } from './strong-words.ts'
import { theirAsides } from './their-asides.ts'
import { theirOwned } from './their-owned.ts'
import { theirPhrases } from './their-phrases.ts'
import { theirPhrasesFreer } from './their-phrases-freer.ts'
import { theirShared } from './their-shared.ts'
import { thingsOf } from './things-of.ts'
import { thisSubjects } from './this-subjects.ts'
import { turnsFixed } from './turns-fixed.ts'
import { turnsFixedFreer } from './turns-fixed-freer.ts'
import { turnsFixedHabits } from './turns-fixed-habits.ts'
import { turnsOfDoing } from './turns-of-doing.ts'
import { turnsOfDoingFreer } from './turns-of-doing-freer.ts'
import { turnsOfFrames } from './turns-of-frames.ts'
import { turnsOfFramesFree } from './turns-of-frames-free.ts'
import { turnsOfHabits } from './turns-of-habits.ts'
import { turnsOfNouns } from './turns-of-nouns.ts'
import { turnsOfNounsFreer } from './turns-of-nouns-freer.ts'
import { turnsOfVerbs } from './turns-of-verbs.ts'
import { turnsOfVerbsFreer } from './turns-of-verbs-freer.ts'
import { turnsOfVerbsOfStyle } from './turns-of-verbs-of-style.ts'
import { turnsOfVerbsOfStyleFreer } from './turns-of-verbs-of-style-freer.ts'
import { twinGroups } from './twin-groups.ts'
import { twins } from './twins.ts'
import { whichClauses } from './which-clauses.ts'
import { whileOpeners } from './while-openers.ts'
import { whileSecondVerbs } from './while-second-verbs.ts'
import { withAbsolutes } from './with-absolutes.ts'
import { wordyPhrases } from './wordy-phrases.ts'

export const RULES: readonly Rule[] = [
  signposts,
  wordyPhrases,
  plainNouns,
  plainVerbs,
  plainAdjectives,
  plainAdverbs,
  plainSwaps,
  minedPairs,
  alignedPairs,
  everydayVerbs,
  everydayWords,
  smallWords,
  twins,
  twinGroups,
  nearTwins,
  emptyWords,
  emptyWordsFreer,
  compounds,
  compoundsFreer,
  relatives,
  alternations,
  fullForms,
  connectives,
  demonstratives,
  contractions,
  rewordings,
  participialTails,
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
  lightCommas,
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
  turnsOfHabits,
  habitWordsOfPlace,
  habitWordsSaidPlainly,
  smallHabits,
  turnsOfFrames,
  setPhrases,
  closingAsides,
  oftenVerbs,
  turnsOfVerbs,
  turnsOfVerbsOfStyle,
  singleDashes,
  strongTails,
  personTails,
  strongByOpeners,
  strongWords,
  habitWordsFreer,
  turnsOfFramesFree,
  describingWords,
  turnsOfVerbsFreer,
  turnsOfVerbsOfStyleFreer,
  turnsOfNouns,
  turnsOfNounsFreer,
  turnsOfDoing,
  turnsOfDoingFreer,
  laterTurns,
  laterTurnsFreer,
  turnsFixed,
  turnsFixedFreer,
  turnsFixedHabits,
  alsoLast,
  plainerVerbs,
  plainerNouns,
  shortWords,
  theirAsides,
  theirOwned,
  theirPhrases,
  theirShared,
  theirPhrasesFreer,
  pointing,
  pointingNouns,
  pointingBack,
  freerNouns,
  freerAdjectives,
]

const RANK: Record<Mode, number> = { clean: 0, balanced: 1, strong: 2 }

export function rulesFor(mode: Mode): Rule[] {
  return RULES.filter((rule) => RANK[rule.mode] <= RANK[mode])
}
