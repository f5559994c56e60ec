import { formatNumber } from '../../locales/format.ts'

/** $24.99 for 2499 cents, $30.00 for 3000, and $0 for nothing. */
export function money(cents: number, currency = 'usd'): string {
  const digits = cents === 0 ? 0 : 2
  return formatNumber(cents / 100, {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}
