import type { Canonical } from './canonical.ts'
import { shownProbability } from './curve.ts'
import { readGrams } from './read-grams.ts'
import { scoreRead, scoreTokens } from './score.ts'

const SENTENCES = 4
/** Every second window is enough: a sentence still lies in two of them. */
const STRIDE = 2
/** Beyond this many windows a text is stepped through in longer strides, so that time stays bounded. */
const WINDOWS_MAX = 1500
/** A window says less than the whole text does: its log-odds are drawn towards the whole's by this share. */
const WHOLE_SHARE = 0.35
/** Cap on the document's log-odds, so that one hand's stretch cannot mark the other's. */
const WHOLE_MOST = 1.5

/** Paragraphs of fewer sentences are read together with their short neighbours. */
const PARAGRAPH_MIN = 3

/**
 * Probability per sentence: the mean log-odds of the windows of neighbouring sentences that hold it, and of the whole
 * text. A window stays inside its paragraph: writers change there, and a passage must not lend its mark to the next one.
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
  const stride = Math.max(STRIDE, Math.ceil(sentences / WINDOWS_MAX))
  const width = Math.max(SENTENCES, stride)
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
  const pull = WHOLE_SHARE * Math.max(-WHOLE_MOST, Math.min(WHOLE_MOST, whole))
  return sums.map((sum, s) => shownProbability((1 - WHOLE_SHARE) * (sum / (counts[s] || 1)) + pull))
}

/** A window of endless sentences is judged in pieces, like a text. */
const WINDOW_TOKENS_MAX = 700
/** Log-odds of a window, less sure the shorter it is. */
function scoreWindow(text: Canonical, from: number, to: number): number {
  if (to - from > WINDOW_TOKENS_MAX) return scoreTokens(text, from, to)
  return drawBack(scoreRead(readGrams(text, from, to), from, to), to - from)
}

const SURE_TOKENS = 60
/** What is thought of a stretch that says nothing: a person's, at about one chance in eight of a model's. */
const UNSURE = -2

/** A lone sentence or two must not be marked on thin evidence: under about 50 words a score counts by its length. */
function drawBack(score: number, tokens: number): number {
  return UNSURE + (score - UNSURE) * Math.min(1, tokens / SURE_TOKENS)
}

export type SentenceRange = { sentenceFrom: number; sentenceTo: number }

/** Paragraphs as units of reading, with neighbouring short ones (lists, dialogue, headings) joined. */
export function unitsOf(paragraphs: readonly SentenceRange[]): SentenceRange[] {
  const units: (SentenceRange & { short: boolean })[] = []
  for (const { sentenceFrom, sentenceTo } of paragraphs) {
    if (sentenceTo <= sentenceFrom) continue
    const short = sentenceTo - sentenceFrom < PARAGRAPH_MIN
    const before = units.at(-1)
    if (short && before?.short) before.sentenceTo = sentenceTo
    else units.push({ sentenceFrom, sentenceTo, short })
  }
  return units
}
