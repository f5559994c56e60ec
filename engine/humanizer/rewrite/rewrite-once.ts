import { type Edit, insertedSpans, type Replacement } from '../edit.ts'
import { toEdits } from '../guards/proposal-edits.ts'
import type { TaggedText } from '../language/tagged-text.ts'
import { createRateCaps } from '../proposals/rate-caps.ts'
import type { Proposal } from '../proposals/rule.ts'
import type { Settings } from '../proposals/settings.ts'
import { choose } from '../search/choose.ts'
import { findCandidates } from '../search/find-candidates.ts'

/** The original text and the changes of earlier rounds. */
export type Earlier = {
  original: string
  edits: readonly Replacement[]
}

/** One round of rewriting: all that the rules propose, the best of it that fits together. */
export function rewriteOnce(text: TaggedText, settings: Settings, earlier: Earlier): Edit[] {
  const fresh = freshWords(text.text, earlier)
  const candidates = findCandidates(text, text.sentences, settings).filter(
    ({ proposal }) => !saysAgain(proposal, fresh),
  )
  return toEdits(text, choose(text, candidates, settings.mode, createRateCaps(text.text, settings.mode)))
}

type Fresh = {
  start: number
  end: number
}

const wordingWordsMax = 4
const stem = 5

/** Wordings of earlier rounds that share no word with what they replaced. */
function freshWords(text: string, { original, edits }: Earlier): Fresh[] {
  return insertedSpans(original, edits).filter(({ start, end, before }) => {
    const inserted = wordsOf(text.slice(start, end))
    const known = wordsOf(before)
    return (
      inserted.length > 0 &&
      inserted.length <= wordingWordsMax &&
      inserted.every((word) => !known.includes(word))
    )
  })
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.slice(0, stem))
}

/** "meticulous" said as "thorough" is not said as "full" in the next round: each step would take the sense further off. */
function saysAgain({ parts, shape }: Proposal, fresh: readonly Fresh[]): boolean {
  if (shape) return false
  return parts.some(
    (part) =>
      /\p{L}/u.test(part.after) && fresh.some(({ start, end }) => part.start >= start && part.end <= end),
  )
}
