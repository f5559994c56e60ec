import { formatNumber } from '../../locales/format.ts'

/** Returns a share in whole per cent. Only a complete copy is 100%, and only no copy is 0%. */
export function shareText(percent: number): string {
  const whole = percent > 0 && percent < 100 ? Math.min(99, Math.max(1, Math.round(percent))) : percent
  return formatNumber(whole / 100, { style: 'percent', maximumFractionDigits: 0 })
}
