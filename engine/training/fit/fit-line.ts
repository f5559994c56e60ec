/** Log-odds = bias + slope · score. */
export type Line = { bias: number; slope: number }

const rounds = 50

/** Logistic regression on one score by Newton's method. */
export function fitLine(
  scores: readonly number[],
  isAi: readonly boolean[],
  weights: readonly number[],
): Line {
  const line: Line = { bias: 0, slope: 1 }
  for (let round = 0; round < rounds; round++) {
    let [g0, g1, h00, h01, h11] = [0, 0, 0, 0, 0]
    for (const [i, score] of scores.entries()) {
      const probability = 1 / (1 + Math.exp(-(line.bias + line.slope * score)))
      const error = weights[i]! * ((isAi[i] ? 1 : 0) - probability)
      const curvature = weights[i]! * probability * (1 - probability)
      g0 += error
      g1 += error * score
      h00 += curvature
      h01 += curvature * score
      h11 += curvature * score * score
    }
    const determinant = h00 * h11 - h01 * h01
    line.bias += (h11 * g0 - h01 * g1) / determinant
    line.slope += (h00 * g1 - h01 * g0) / determinant
  }
  return line
}
