import type { Edit } from '../edit.ts'
import type { TaggedSentence, TaggedText } from '../language/tagged-text.ts'
import { reasonFields } from '../proposals/reasons.ts'
import type { Proposal } from '../proposals/rule.ts'
import { keepsMeaning } from './meaning.ts'

/** No lock is touched, and what is denied or allowed around the change stays so. */
export function isSafe(text: TaggedText, proposal: Proposal): boolean {
  for (const part of proposal.parts) {
    if (text.cover.subarray(part.start, part.end).includes(1)) return false
    const before = text.text.slice(Math.max(0, part.start - 12), Math.min(text.text.length, part.end + 12))
    const offset = Math.min(12, part.start)
    const after = before.slice(0, offset) + part.after + before.slice(offset + part.end - part.start)
    if (!keepsMeaning(before, after)) return false
  }
  return true
}

/** The chosen proposals as edits, without the letters that a change leaves as they are at its ends. */
export function toEdits(text: TaggedText, chosen: readonly Proposal[]): Edit[] {
  const edits = chosen.flatMap((proposal) =>
    proposal.parts.map((part): Edit => {
      const before = text.text.slice(part.start, part.end)
      const sentence = sentenceAt(text.sentences, part.start)
      const check = proposal.check && { check: proposal.check }
      return { ...part, before, rule: proposal.rule, ...reasonFields(proposal.reason), ...check, sentence }
    }),
  )
  return edits.sort((a, b) => a.start - b.start)
}

/** Index of the sentence in which an offset lies, or the last one that starts before it. */
export function sentenceAt(sentences: readonly TaggedSentence[], offset: number): number {
  let low = 0
  let high = sentences.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((sentences[middle] as TaggedSentence).start <= offset) low = middle
    else high = middle - 1
  }
  return low
}
