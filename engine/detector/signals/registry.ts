import { abstractNouns } from './abstract-nouns.ts'
import { byOpenings } from './by-openings.ts'
import { connectives } from './connectives.ts'
import { contrastFrames } from './contrast-frames.ts'
import { evenSentences } from './even-sentences.ts'
import { fewSpecifics } from './few-specifics.ts'
import { itWords } from './it-words.ts'
import { joinedClauses } from './joined-clauses.ts'
import { modelWording } from './model-wording.ts'
import { newestWording } from './newest-wording.ts'
import { argumentWords, excessWords, storyWords } from './overused-words.ts'
import { pointingOpenings } from './pointing-openings.ts'
import { shortAmongLong } from './short-among-long.ts'
import type { Signal } from './signal.ts'
import { fewSmallWords, smallWords } from './small-words.ts'
import { stockPhrases } from './stock-phrases.ts'
import { trailingParticiples } from './trailing-participles.ts'
import { triads } from './triads.ts'
import { variedWords } from './varied-words.ts'
import { longWords, shortWords } from './word-length.ts'
import { wordPairs } from './word-pairs.ts'
import { writtenNumbers } from './written-numbers.ts'

/** All signals for evidence. A new signal is a file of this folder, or a part of one, and a line here. */
export const signals: readonly Signal[] = [
  abstractNouns,
  argumentWords,
  byOpenings,
  connectives,
  contrastFrames,
  evenSentences,
  excessWords,
  fewSmallWords,
  fewSpecifics,
  itWords,
  joinedClauses,
  longWords,
  modelWording,
  newestWording,
  pointingOpenings,
  shortAmongLong,
  shortWords,
  smallWords,
  stockPhrases,
  storyWords,
  trailingParticiples,
  triads,
  variedWords,
  wordPairs,
  writtenNumbers,
]
