export type CappedPercent = { bound: 'over' | 'under' | null; figure: string }

/** No measurement of a text is certain, so neither end of the scale is claimed: there only the last figure before it is told. */
export function cappedPercent(percent: number, decimals: 0 | 1): CappedPercent {
  const step = decimals === 0 ? 1 : 0.1
  // What would round to an end of the scale is beyond its last figure too.
  if (percent > 100 - step) return { bound: 'over', figure: `${(100 - step).toFixed(decimals)}%` }
  if (percent < step) return { bound: 'under', figure: `${step.toFixed(decimals)}%` }
  return { bound: null, figure: `${percent.toFixed(decimals)}%` }
}

/** '36.7%', 'over 99.9%', 'under 0.1%': with one decimal, as documented. */
export function percentText(percent: number): string {
  return inWords(cappedPercent(percent, 1))
}

/** '37%', 'over 99%', 'under 1%'. */
export function roundPercentText(percent: number): string {
  return inWords(cappedPercent(percent, 0))
}

function inWords({ bound, figure }: CappedPercent): string {
  return bound ? `${bound} ${figure}` : figure
}
