import { currencies } from '../../../contract/billing/billing.ts'

/** $24.99 for 2499 cents: the English form of a sum, from which `localMoney` makes the others. */
export function moneyText(cents: number, currency: string): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: currency.toUpperCase() })
}

/** The signs that begin a sum in English, with their currencies. */
const signs = new Map(currencies.map((currency) => [moneyText(0, currency).replace('0.00', ''), currency]))

/** Returns a sum as the language writes it, or null for any other text. */
export function localMoney(text: string, locale: string): string | null {
  const read = /^(\D{1,5})(\d[\d,]*\.\d\d)$/.exec(text)
  const currency = signs.get(read?.[1] ?? '')
  if (!read || !currency) return null
  const value = Number((read[2] ?? '').replaceAll(',', ''))
  return value.toLocaleString(locale, { style: 'currency', currency: currency.toUpperCase() })
}
