import { sigmoid } from './calibration.ts'
import type { Canonical } from './canonical.ts'
import { scoreTokens } from './score.ts'

const SENTENCES = 4
/** Beyond this many windows a text is stepped through in longer strides, so that time stays bounded. */
const WINDOWS_MAX = 1500

/** Probability per sentence: the mean over the windows of neighbouring sentences that hold it. */
export function scoreSentences(text: Canonical, stopIfAborted: () => void): Float64Array {
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
  return sums.map((sum, s) => sigmoid(sum / counts[s]!))
}
