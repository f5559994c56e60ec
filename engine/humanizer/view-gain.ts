import { toCanonical } from '../detector/canonical.ts'
import { linearScore } from '../detector/linear.ts'
import { maskedView, plainView } from '../detector/load-model.ts'
import { parseDocument } from '../text/document.ts'
import { applyEdits } from './edit.ts'
import type { Proposal } from './rules/rule.ts'
import type { TaggedSentence, TaggedText } from './tagged.ts'

/** Log-odds of a passage under two unlike views of the detector. */
type ViewScores = readonly [plain: number, masked: number]

/** Scores changes by what they do to their sentence in each view; the sentence as it is gets scored once. */
export function createViewGain(text: TaggedText): (sentence: TaggedSentence, proposal: Proposal) => number {
  const known = new Map<number, ViewScores>()
  return (sentence, proposal) => {
    const start = sentence.start
    const end = Math.max(sentence.end, proposal.parts.at(-1)?.end ?? 0)
    const before =
      end === sentence.end
        ? (known.get(sentence.index) ?? scores(text.text.slice(start, end)))
        : scores(text.text.slice(start, end))
    if (end === sentence.end) known.set(sentence.index, before)
    const moved = proposal.parts.map((part) => ({
      ...part,
      start: part.start - start,
      end: part.end - start,
    }))
    const after = scores(applyEdits(text.text.slice(start, end), moved))
    return Math.min(before[0] - after[0], before[1] - after[1])
  }
}

function scores(passage: string): ViewScores {
  const canonical = toCanonical(parseDocument(passage))
  return [linearScore(plainView, canonical), linearScore(maskedView, canonical)]
}
