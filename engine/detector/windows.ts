import { sigmoid } from './calibration.ts'
import type { Canonical } from './canonical.ts'
import { scoreTokens } from './score.ts'

const SENTENCES = 4
/** Beyond this many windows a text is stepped through in longer strides, so that time stays bounded. */
const WINDOWS_MAX = 1500
/** A window says less than the whole text does: its log-odds are drawn towards the whole's by this share. */
const WHOLE_SHARE = 0.35

/** Probability per sentence: the mean log-odds of the windows of neighbouring sentences that hold it, and of the whole text. */
export function scoreSentences(text: Canonical, whole: number, stopIfAborted: () => void): Float64Array {
  const sentences = text.sentenceStarts.length - 1
  const sums = new Float64Array(sentences)
  const counts = new Float64Array(sentences)
  const stride = Math.max(1, Math.ceil(sentences / WINDOWS_MAX))
  const width = Math.max(SENTENCES, stride)
  const last = Math.max(0, sentences - width)
  for (let from = 0; ; from = Math.min(last, from + stride)) {
    stopIfAborted()
    const to = Math.min(sentences, from + width)
    const score = scoreTokens(text, text.sentenceStarts[from]!, text.sentenceStarts[to]!)
    for (let s = from; s < to; s++) {
      sums[s]! += score
      counts[s]! += 1
    }
    if (from >= last) break
  }
  return sums.map((sum, s) => sigmoid((1 - WHOLE_SHARE) * (sum / counts[s]!) + WHOLE_SHARE * whole))
}
