import { applyEdits } from '../edit.ts'
import { sentenceAt } from '../guards/proposal-edits.ts'
import type { TaggedSentence, TaggedText } from '../language/tagged-text.ts'
import type { Proposal } from '../proposals/rule.ts'
import { evidenceOf, type ViewScores } from './views.ts'

/** Scores changes by what they do to their sentences in each view; every passage is scored once. */
export function createViewGain(
  text: TaggedText,
): (sentence: TaggedSentence, proposal: Proposal) => ViewScores {
  const known = new Map<string, ViewScores>()
  const scoreOf = (passage: string): ViewScores => {
    const score = known.get(passage) ?? evidenceOf(passage)
    known.set(passage, score)
    return score
  }
  return (sentence, proposal) => {
    const { start } = sentence
    const reach = Math.max(sentence.end, ...proposal.parts.map((part) => part.end))
    const last = text.sentences[sentenceAt(text.sentences, Math.max(start, reach - 1))]
    const { from, to } = around(proposal, start, Math.max(reach, last?.end ?? 0))
    const passage = text.text.slice(from, to)
    const moved = proposal.parts.map((part) => ({ ...part, start: part.start - from, end: part.end - from }))
    const before = scoreOf(passage)
    const after = scoreOf(applyEdits(passage, moved))
    return before.map((score, i) => score - (after[i] as number))
  }
}

/** Of a long sentence only the stretches of so many characters around a change are read: the rest says the same before and after. */
const stretchCharacters = 600

function around({ parts }: Proposal, start: number, end: number): { from: number; to: number } {
  const first = Math.min(...parts.map((part) => part.start))
  const last = Math.max(...parts.map((part) => part.end))
  const before = Math.floor((first - start) / stretchCharacters - 1) * stretchCharacters
  const after = Math.ceil((last - start) / stretchCharacters + 1) * stretchCharacters
  return { from: start + Math.max(0, before), to: Math.min(end, start + after) }
}
