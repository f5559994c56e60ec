import { scoreText } from '../detector/score.ts'
import { HUMAN_SCORE_ACCEPTABLE, type Progress } from './result.ts'

/** Percentages with one decimal, which together are 100. */
export function scorePercent(text: string): { humanScore: number; aiScore: number } {
  const aiScore = Math.round(scoreText(text) * 1000) / 10
  return { humanScore: Math.round((100 - aiScore) * 10) / 10, aiScore }
}

export function progressOf(iteration: number, text: string): Progress {
  const score = scorePercent(text)
  return { iteration, text, ...score, isAcceptable: score.humanScore >= HUMAN_SCORE_ACCEPTABLE }
}
