import { scoreViews, textOdds } from '../../detector/score/score.ts'
import { sigmoid } from '../../detector/weights/calibration.ts'

/** The probability of being a model's under the view that thinks worst of a text: the whole detector or one of its views. */
export function worstView(text: string): number {
  const views = scoreViews(text)
  return Math.max(...[textOdds(text), ...Object.values(views)].map(sigmoid))
}
