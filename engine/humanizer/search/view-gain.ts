import { applyEdits } from '../edit.ts'
import type { Proposal } from '../rules/rule.ts'
import { sentenceAt } from '../select.ts'
import type { TaggedSentence, TaggedText } from '../tagged.ts'
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
    const passage = text.text.slice(start, Math.max(reach, last?.end ?? 0))
    const moved = proposal.parts.map((part) => ({
      ...part,
      start: part.start - start,
      end: part.end - start,
    }))
    const before = scoreOf(passage)
    const after = scoreOf(applyEdits(passage, moved))
    return before.map((score, i) => score - (after[i] as number))
  }
}
