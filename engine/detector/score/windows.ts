import type { Canonical } from '../tokens/canonical.ts'
import { shownProbability } from '../weights/curve.ts'
import { readGrams } from './read-grams.ts'
import { scoreRead, scoreTokens } from './score.ts'

const windowSentences = 4
/** Every second window suffices, because each sentence is still in two of them. */
const strideSentences = 2
/** Beyond this many windows the stride grows, so that the time is bounded. */
const windowsMax = 1500
/** A window is less reliable than the whole text, so its log-odds are shrunk towards the whole's by this share. */
const wholeShare = 0.35
/** Cap on the document's log-odds, so that an AI passage does not mark human ones. */
const wholeMost = 1.5

/** Paragraphs with fewer sentences are joined with their short neighbours. */
const paragraphMin = 3

/**
 * Returns a probability per sentence: the mean log-odds of the windows that contain it, and of the whole text. A window
 * stays inside its paragraph, because authors change there and a passage must not mark the next one.
 */
export function scoreSentences(
  text: Canonical,
  paragraphs: readonly SentenceRange[],
  whole: number,
  stopIfAborted: () => void,
): Float64Array {
  const sentences = text.sentenceStarts.length - 1
  const sums = new Float64Array(sentences)
  const counts = new Float64Array(sentences)
  const stride = Math.max(strideSentences, Math.ceil(sentences / windowsMax))
  const width = Math.max(windowSentences, stride)
  for (const unit of unitsOf(paragraphs)) {
    const last = Math.max(unit.sentenceFrom, unit.sentenceTo - width)
    for (let from = unit.sentenceFrom; ; from = Math.min(last, from + stride)) {
      stopIfAborted()
      const to = Math.min(unit.sentenceTo, from + width)
      const found = scoreWindow(text, text.sentenceStarts[from]!, text.sentenceStarts[to]!)
      for (let s = from; s < to; s++) {
        sums[s]! += found
        counts[s]! += 1
      }
      if (from >= last) break
    }
  }
  const pull = wholeShare * Math.max(-wholeMost, Math.min(wholeMost, whole))
  return sums.map((sum, s) => shownProbability((1 - wholeShare) * (sum / (counts[s] || 1)) + pull))
}

/** A longer window is judged in pieces, like a text. */
const windowTokensMax = 700
/** Returns the log-odds of a window, shrunk for short ones. */
function scoreWindow(text: Canonical, from: number, to: number): number {
  if (to - from > windowTokensMax) return scoreTokens(text, from, to)
  return drawBack(scoreRead(readGrams(text, from, to), from, to), to - from)
}

const sureTokens = 60
/** Prior log-odds of a range without evidence: about one chance in eight that a model wrote it. */
const unsure = -2

/** Shrinks the score of under about 50 words by its length, so that a sentence or two is not marked on weak evidence. */
function drawBack(score: number, tokens: number): number {
  return unsure + (score - unsure) * Math.min(1, tokens / sureTokens)
}

export type SentenceRange = { sentenceFrom: number; sentenceTo: number }

/** Groups paragraphs into units, joining neighbouring short ones (lists, dialogue, headings). */
export function unitsOf(paragraphs: readonly SentenceRange[]): SentenceRange[] {
  const units: (SentenceRange & { short: boolean })[] = []
  for (const { sentenceFrom, sentenceTo } of paragraphs) {
    if (sentenceTo <= sentenceFrom) continue
    const short = sentenceTo - sentenceFrom < paragraphMin
    const before = units.at(-1)
    if (short && before?.short) before.sentenceTo = sentenceTo
    else units.push({ sentenceFrom, sentenceTo, short })
  }
  return units
}
