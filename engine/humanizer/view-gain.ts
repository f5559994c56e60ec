import { scoreViews } from '../detector/score.ts'
import { applyEdits } from './edit.ts'
import type { Proposal } from './rules/rule.ts'
import type { TaggedSentence, TaggedText } from './tagged.ts'

/** Log-odds of a passage under the two views that are searched against; the others stay apart to judge the result. */
type Searched = readonly [words: number, masked: number]

/** Scores changes by what they do to their sentence in each view; the sentence as it is gets scored once. */
export function createViewGain(text: TaggedText): (sentence: TaggedSentence, proposal: Proposal) => number {
  const known = new Map<string, Searched>()
  return (sentence, proposal) => {
    const start = sentence.start
    const end = Math.max(sentence.end, proposal.parts.at(-1)?.end ?? 0)
    const passage = text.text.slice(start, end)
    const before = known.get(passage) ?? scoresOf(passage)
    known.set(passage, before)
    const moved = proposal.parts.map((part) => ({
      ...part,
      start: part.start - start,
      end: part.end - start,
    }))
    const after = scoresOf(applyEdits(passage, moved))
    return Math.min(before[0] - after[0], before[1] - after[1])
  }
}

function scoresOf(passage: string): Searched {
  const { words, masked } = scoreViews(passage)
  return [words, masked]
}
