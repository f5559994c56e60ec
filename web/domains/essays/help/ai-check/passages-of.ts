import type { AiVerdict } from '../../controls/ai-tools.ts'
import type { AiPassage } from '../marks/help-mark.ts'
import type { AiPart } from './ai-parts.ts'

/** A marked passage, at its place in the text of its paragraph. */
export type ParagraphPassage = { start: number; end: number; passage: AiPassage }

const noReasons: AiPassage['reasons'] = []

/**
 * Returns the marked passages of each paragraph of a part. Marked sentences that follow each other in a paragraph, and
 * have the same reasons, are one passage.
 */
export function passagesOf(
  part: AiPart,
  { sentences, passages }: AiVerdict,
): Map<string, ParagraphPassage[]> {
  const found = new Map<string, ParagraphPassage[]>(part.pieces.map(({ paragraph }) => [paragraph, []]))
  for (const piece of part.pieces) {
    const { paragraph, inParagraph, inPart, length } = piece
    for (const sentence of sentences) {
      const start = Math.max(sentence.start, inPart)
      const end = Math.min(sentence.end, inPart + length)
      if (start >= end) continue
      const reasons = passages.find((each) => each.start < end && start < each.end)?.reasons ?? noReasons
      const here = { start: start - inPart + inParagraph, end: end - inPart + inParagraph }
      const all = found.get(paragraph)!
      const before = all.at(-1)
      if (before && before.passage.reasons === reasons && isGap(paragraph, before.end, here.start)) {
        before.end = here.end
        before.passage = stronger(before.passage, sentence)
      } else
        all.push({ ...here, passage: { probability: sentence.probability, tone: sentence.tone, reasons } })
    }
  }
  return found
}

function isGap(text: string, start: number, end: number): boolean {
  return text.slice(start, end).trim() === ''
}

function stronger(
  passage: AiPassage,
  { probability, tone }: Pick<AiPassage, 'probability' | 'tone'>,
): AiPassage {
  return probability > passage.probability ? { ...passage, probability, tone } : passage
}
