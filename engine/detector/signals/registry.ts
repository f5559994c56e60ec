import { abstractNouns } from './abstract-nouns.ts'
import { connectives } from './connectives.ts'
import { contrastFrames } from './contrast-frames.ts'
import { evenSentences } from './even-sentences.ts'
import { excessWords } from './excess-words.ts'
import { fewSpecifics } from './few-specifics.ts'
import { longWords } from './long-words.ts'
import { modelWording } from './model-wording.ts'
import type { Signal } from './signal.ts'
import { stockPhrases } from './stock-phrases.ts'
import { trailingParticiples } from './trailing-participles.ts'
import { triads } from './triads.ts'

/** Every signal that evidence may name: a new one is a file beside this and a line here. */
export const SIGNALS: readonly Signal[] = [
  abstractNouns,
  connectives,
  contrastFrames,
  evenSentences,
  excessWords,
  fewSpecifics,
  longWords,
  modelWording,
  stockPhrases,
  trailingParticiples,
  triads,
]
