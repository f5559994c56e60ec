import { answerLines, type LineStreams } from './answer-lines.ts'
import { judgeAnyLength } from './detect-in-pieces.ts'

/** Reads lines {"id","text"} and writes lines {"id","score","class","confidence"}; see `answerLines`. */
export function runDetectLines(streams: LineStreams): Promise<number> {
  return answerLines(streams, (text) => {
    const { probability, predicted_class, confidence_category } = judgeAnyLength(text)
    return {
      score: probability === null ? null : Math.round(probability * 1e6) / 1e6,
      class: predicted_class,
      confidence: confidence_category,
    }
  })
}
