import { shownTextOdds } from '../../detector/score/score.ts'
import { sigmoid } from '../../detector/weights/calibration.ts'
import { humanScoreAcceptable, type Progress } from './result.ts'

/** Percentages with one decimal, which together are 100. */
export type Scores = {
  humanScore: number
  aiScore: number
}

export type ReadScores = {
  /** The scores that `detect` reports for the same text. */
  shown: Scores
  /** The milder scale on which the limits of the humanizer were chosen. */
  deciding: Scores
}

/** The shown log-odds are this many times those of the milder scale. */
const mildness = 1.6

export function readScores(text: string): ReadScores {
  const logOdds = shownTextOdds(text)
  return { shown: percent(sigmoid(logOdds)), deciding: percent(sigmoid(logOdds / mildness)) }
}

export function scorePercent(text: string): Scores {
  return readScores(text).shown
}

function percent(probability: number): Scores {
  const aiScore = Math.round(probability * 1000) / 10
  return { humanScore: Math.round((100 - aiScore) * 10) / 10, aiScore }
}

export function progressOf(iteration: number, text: string, score: Scores = scorePercent(text)): Progress {
  return { iteration, text, ...score, isAcceptable: score.humanScore >= humanScoreAcceptable }
}
