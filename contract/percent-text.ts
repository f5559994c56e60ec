export type CappedPercent = { bound: 'over' | 'under' | null; figure: string }

/** No measurement is certain, so neither end of the scale is shown, only the last figure before it. */
export function cappedPercent(percent: number, decimals: 0 | 1): CappedPercent {
  const step = decimals === 0 ? 1 : 0.1
  // Values that would round to an end of the scale are beyond the last figure too.
  if (percent > 100 - step) return { bound: 'over', figure: `${(100 - step).toFixed(decimals)}%` }
  if (percent < step) return { bound: 'under', figure: `${step.toFixed(decimals)}%` }
  return { bound: null, figure: `${percent.toFixed(decimals)}%` }
}

/** Returns '36.7%', 'over 99.9%' or 'under 0.1%': one decimal, as documented. */
export function percentText(percent: number): string {
  return inWords(cappedPercent(percent, 1))
}

/** Returns '37%', 'over 99%' or 'under 1%'. */
export function roundPercentText(percent: number): string {
  return inWords(cappedPercent(percent, 0))
}

function inWords({ bound, figure }: CappedPercent): string {
  return bound ? `${bound} ${figure}` : figure
}
