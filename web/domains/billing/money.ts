import { moneyFormat, priceDigits } from '../../../contract/billing/money.ts'
import { formatNumber } from '../../locales/format.ts'

/** A sum that is paid, always with two digits: $24.99 for 2499 cents, and $0.00 for nothing. */
export function money(cents: number, currency: string): string {
  return formatNumber(cents / 100, moneyFormat(currency))
}

/** The price of a plan: as a sum, but $0 for nothing. */
export function priceText(cents: number, currency: string): string {
  return formatNumber(cents / 100, moneyFormat(currency, priceDigits(cents)))
}
