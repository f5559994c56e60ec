import { currencies } from '../../../contract/billing/billing.ts'
import { moneyText } from '../../../contract/billing/money.ts'

/** The signs that begin a sum in English, with their currencies. */
const signs = new Map(currencies.map((currency) => [moneyText(0, currency).replace('0.00', ''), currency]))

/** Returns a sum of `moneyText` as the language writes it, or null for any other text. */
export function localMoney(text: string, locale: string): string | null {
  const read = /^(\D{1,5})(\d[\d,]*\.\d\d)$/.exec(text)
  const currency = signs.get(read?.[1] ?? '')
  if (!read || !currency) return null
  const cents = Math.round(Number((read[2] ?? '').replaceAll(',', '')) * 100)
  return moneyText(cents, currency, locale)
}
