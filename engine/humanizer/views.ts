import { sigmoid } from '../detector/calibration.ts'
import { scoreText, scoreViews } from '../detector/score.ts'

/** The probability of being a model's under the view that thinks worst of a text: the whole detector or one of its views. */
export function worstView(text: string): number {
  const views = scoreViews(text)
  return Math.max(scoreText(text), ...Object.values(views).map(sigmoid))
}
