import {
  type CappedPercent,
  cappedPercent as inEnglish,
  percentText as textInEnglish,
} from '../../contract/percent-text.ts'
import { contractText } from './contract-text.ts'
import { formatNumber } from './format.ts'
import { currentLanguage } from './language.ts'

/** Returns '36.7%', or '36,7 %' where the language writes so; neither end of the scale is shown. */
export function percentText(percent: number): string {
  if (currentLanguage().tag === 'en') return textInEnglish(percent)
  const { bound, figure } = cappedPercent(percent, 1)
  return bound ? contractText(`${bound} ${figure}`) : figure
}

export function cappedPercent(percent: number, decimals: 0 | 1): CappedPercent {
  const capped = inEnglish(percent, decimals)
  if (currentLanguage().tag === 'en') return capped
  const value = Number.parseFloat(capped.figure) / 100
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return { ...capped, figure: formatNumber(value, { style: 'percent', ...digits }) }
}
