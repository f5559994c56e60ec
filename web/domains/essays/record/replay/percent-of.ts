import { formatNumber } from '../../../../locales/format.ts'

/** A share that is there is not shown as nothing, and one that is not all is not shown as all. */
export function percentOf(part: number): string {
  const shown = part <= 0 || part >= 1 ? part : Math.min(Math.max(part, 0.001), 0.999)
  return formatNumber(shown, { style: 'percent', maximumFractionDigits: 1 })
}
