import { formatNumber } from '../../locales/format.ts'

/** $24.99 for 2499 cents. */
export function money(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2
  return formatNumber(cents / 100, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}
