export type CappedPercent = { bound: 'over' | 'under' | null; figure: string }

/** No measurement of a text is certain, so none is said to be: beyond 1 and 99 percent only the bound is told. */
export function cappedPercent(percent: number, decimals: number): CappedPercent {
  if (percent > 99) return { bound: 'over', figure: '99%' }
  if (percent < 1) return { bound: 'under', figure: '1%' }
  return { bound: null, figure: `${percent.toFixed(decimals)}%` }
}

/** '36.7%', 'over 99%', 'under 1%': with one decimal, as documented. */
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
