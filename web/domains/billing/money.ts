import { moneyFormat, priceDigits } from '../../../contract/billing/money.ts'
import { formatNumber } from '../../locales/format.ts'

/** $24.99 for 2499 cents, $30.00 for 3000, and $0 for nothing. */
export function money(cents: number, currency: string): string {
  return formatNumber(cents / 100, moneyFormat(currency, priceDigits(cents)))
}
