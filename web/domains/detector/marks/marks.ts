import { limits } from '../../../../contract/limits.ts'

export type Span = { start: number; end: number }
/** `generated_prob` is null for a sentence that a service marks without a score. */
type ScoredSentence = Span & { generated_prob: number | null }

/** 'strong' is red with a solid line, 'slight' amber with a dashed one. */
export type MarkTone = 'strong' | 'slight'

/** A run of the text. `sentence` is null between two sentences; `tone` is null where the text has no mark. */
export type Segment = Span & { text: string; sentence: number | null; tone: MarkTone | null }

const strongProbability = 0.75

export function toneOfSentence(probability: number | null): MarkTone | null {
  if (probability === null) return 'strong'
  if (probability <= limits.sentenceFlagProbability) return null
  return probability >= strongProbability ? 'strong' : 'slight'
}

/**
 * Splits the text into runs whose texts join to the whole text. A sentence that overlaps an earlier one or lies outside
 * the text loses that part.
 */
export function segmentsOf(text: string, sentences: readonly ScoredSentence[]): Segment[] {
  const segments: Segment[] = []
  let at = 0
  function push(end: number, sentence: number | null, tone: MarkTone | null) {
    if (end > at) segments.push({ start: at, end, text: text.slice(at, end), sentence, tone })
    at = Math.max(at, end)
  }
  sentences.forEach((sentence, index) => {
    push(Math.min(sentence.start, text.length), null, null)
    push(Math.min(sentence.end, text.length), index, toneOfSentence(sentence.generated_prob))
  })
  push(text.length, null, null)
  return segments
}

export function overlaps(a: Span, b: Span | null): boolean {
  return b !== null && a.start < b.end && b.start < a.end
}
