import type { Mode } from '../../choices.ts'
import { detectLanguage } from '../../text/language.ts'
import { saidOfRuns as say } from '../../texts/sayings.ts'
import type { TaggedText } from '../language/tagged-text.ts'
import { readsHuman } from './reads-human.ts'
import { reasonFor } from './reason-for.ts'
import type { Reason } from './result.ts'

/** Below this percentage of machine-likeness Clean and Balanced leave a text as it is. Strong rewrites it, on request. */
const readsHumanMax = 8

export const aborted = reasonFor('aborted', say.stopped)
export const nothingSafe = reasonFor('nothing-safe', say.nothingSafe)
export const notProved = reasonFor('not-proved', say.notProved)

/** Returns why a text is not rewritten in a mode; undefined if it may be. */
export function whyNot(tagged: TaggedText, aiScore: number, mode: Mode): Reason | undefined {
  const { text } = tagged
  if (text.trim() === '') return reasonFor('empty', say.noText)
  const language = detectLanguage(text)
  if (language.code === 'code') return reasonFor('protected', say.code)
  if (!language.english) return reasonFor('not-english', say.notEnglish)
  const free = tagged.sentences.some((sentence) =>
    sentence.words.some((word) => !word.locked && word.tag !== 'PUNCT'),
  )
  if (!free) return reasonFor('protected', say.allProtected)
  if (aiScore < readsHumanMax && mode !== 'strong') return readsHuman
  return undefined
}
