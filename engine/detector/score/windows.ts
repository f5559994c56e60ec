import type { Canonical } from '../tokens/canonical.ts'
import { wordsIn } from '../tokens/words-in.ts'
import { sigmoid } from '../weights/calibration.ts'
import { shownOdds } from '../weights/curve.ts'
import { meanScore } from './mean-score.ts'
import { readGrams } from './read-grams.ts'
import { scoreRead, scoreTokens } from './score.ts'

const windowSentences = 4
/** Every second window suffices, because each sentence is still in two of them. */
const strideSentences = 2
/** Beyond this many windows the stride grows, so that the time is bounded. */
const windowsMax = 1500
/** A window is less reliable than the whole text, so its log-odds are shrunk towards the whole's by this share. */
const wholeShare = 0.35
/** Cap on the whole's log-odds as shown, so that an AI passage does not mark human ones. */
const wholeMost = 2

/** Paragraphs with fewer sentences are joined with their short neighbours. */
const paragraphMin = 3

/**
 * Returns a probability per sentence: the mean log-odds of the windows that contain it, and of the whole text. A window
 * stays inside its paragraph, because authors change there and a passage must not mark the next one. `strictness` is the
 * whole text's, so that the marks follow its verdict.
 */
export function scoreSentences(
  text: Canonical,
  paragraphs: readonly SentenceRange[],
  whole: number,
  strictness: number,
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
      const found = scoreWindow(text, text.sentenceStarts[from]!, text.sentenceStarts[to]!, strictness)
      for (let s = from; s < to; s++) {
        sums[s]! += found
        counts[s]! += 1
      }
      if (from >= last) break
    }
  }
  const pull = wholeShare * Math.max(-wholeMost, Math.min(wholeMost, shownOdds(whole, strictness)))
  const scores = sums.map((sum, s) => sigmoid((1 - wholeShare) * (sum / (counts[s] || 1)) + pull))
  return joinFragments(text, paragraphs, scores)
}

/** A longer window is judged in pieces, like a text. */
const windowTokensMax = 700
/**
 * A window shows less than the whole text for which the curve was fitted. Fitted to windows of the same texts, the line
 * has a slope of 0.5; with 0.7, 57 instead of 39 of 119 texts by two authors are found, and 12 instead of 8 of 500 texts
 * by people get a mark.
 */
const windowLine = { bias: -0.8, slope: 0.7 }

/** Returns the log-odds of a window as shown, shrunk for short ones. */
function scoreWindow(text: Canonical, from: number, to: number, strictness: number): number {
  if (to - from > windowTokensMax) return shownOdds(scoreTokens(text, from, to), strictness)
  const odds = shownOdds(scoreRead(readGrams(text, from, to), from, to), strictness)
  return drawBack(windowLine.bias + windowLine.slope * odds, to - from)
}

const sureTokens = 60
/** Prior log-odds of a range without evidence: about one chance in 25 that a model wrote it. */
const unsure = -3.2

/** Shrinks the score of under about 50 words by its length, so that a sentence or two is not marked on weak evidence. */
function drawBack(score: number, tokens: number): number {
  return unsure + (score - unsure) * Math.min(1, tokens / sureTokens)
}

/** A paragraph with fewer words, such as a heading or an item of a list, cannot be judged alone. */
const fragmentWordsMax = 15
/** Fragments in a row with this many words are judged together. */
const fragmentsMin = 40

/**
 * Gives headings and items of lists the score of their neighbours: of all fragments in a row if they are long enough
 * together, or else of the paragraph that follows them, or that precedes them at the end of a text.
 */
function joinFragments(
  text: Canonical,
  paragraphs: readonly SentenceRange[],
  scores: Float64Array,
): Float64Array {
  const words = paragraphs.map(({ sentenceFrom, sentenceTo }) =>
    wordsIn(text, text.sentenceStarts[sentenceFrom]!, text.sentenceStarts[sentenceTo]!),
  )
  const isFragment = (at: number) => (words[at] ?? fragmentWordsMax) < fragmentWordsMax
  const joined = scores.slice()
  for (let from = 0, to = 0; from < paragraphs.length; from = to) {
    for (to = from; to < paragraphs.length && isFragment(to); to++) {}
    if (to === from) {
      to++
      continue
    }
    const row = { sentenceFrom: paragraphs[from]!.sentenceFrom, sentenceTo: paragraphs[to - 1]!.sentenceTo }
    const rowWords = words.slice(from, to).reduce((sum, count) => sum + count, 0)
    const neighbour = paragraphs[to] ?? paragraphs[from - 1]
    const judged = rowWords >= fragmentsMin || !neighbour ? row : neighbour
    const score = meanScore(text, scores, judged.sentenceFrom, judged.sentenceTo)
    joined.fill(score, row.sentenceFrom, row.sentenceTo)
  }
  return joined
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
