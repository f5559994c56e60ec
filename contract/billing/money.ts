import { type Currency, currencies } from './billing.ts'

/** How a sum of a currency is written; every sum of the product is written so, in a locale. */
export function moneyFormat(currency: string, digits = 2): Intl.NumberFormatOptions {
  return {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }
}

/** $24.99 for 2499 cents, and −$24.99 with the sign for minus. */
export function moneyText(cents: number, currency: string, locale = 'en-US'): string {
  return new Intl.NumberFormat(locale, moneyFormat(currency)).format(cents / 100).replace('-', '−')
}

/** The digits of a price: a plan that costs nothing is $0. */
export const priceDigits = (cents: number): number => (cents === 0 ? 0 : 2)

/** The name of a currency in a language: US dollars. */
export function currencyName(currency: string, locale: string): string {
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  }).formatToParts(1_000_000)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency.toUpperCase()
}

/**
 * Placeholders in built pages, which are the same for every site: the server and the development server write the price,
 * or the currency, of the site in their place.
 */
export const priceMark = (cents: number, locale: string): string => `⟦price ${Math.round(cents)} ${locale}⟧`
export const currencyNameMark = (locale: string): string => `⟦currency ${locale}⟧`
export const currencyCodeMark = '⟦currency-code⟧'
/** With what every placeholder begins. */
export const moneyMark = '⟦'

const marks = /⟦(?:price (\d{1,9})|currency) ([A-Za-z-]{2,12})⟧/g

/** Writes the prices of a built page in the currency of the site. */
export function fillPrices(text: string, currency: Currency): string {
  return text
    .replaceAll(currencyCodeMark, currency)
    .replaceAll(marks, (_, cents: string | undefined, locale) => {
      if (cents === undefined) return currencyName(currency, locale)
      const value = Number(cents)
      return new Intl.NumberFormat(locale, moneyFormat(currency, priceDigits(value))).format(value / 100)
    })
}

export function isCurrency(value: unknown): value is Currency {
  return currencies.some((each) => each === value)
}
