import { createContext, useContext } from 'react'
import type { Currency, TaxMode } from '../../../contract/billing/billing.ts'
import { currencyName, isCurrency } from '../../../contract/billing/money.ts'
import { currentLanguage } from '../../locales/language.ts'
import { priceText } from './money.ts'

export type PriceSettings = {
  /** In which currency this site sells its plans, and what happens with taxes. */
  currency: Currency
  tax: TaxMode
  /** How prices are written into built pages, which the server completes. */
  marks?: { price: (cents: number) => string; currency: string }
}

const PriceContext = createContext<PriceSettings | null>(null)

/** Gives pages of plans the settings of the server. */
export const PriceProvider = PriceContext.Provider

/** Returns the settings of the server; before it answers, the currency that it wrote into the page. */
export function priceSettings(config: Partial<PriceSettings> | undefined): PriceSettings {
  return { currency: config?.currency ?? currencyOfPage(), tax: config?.tax ?? 'off' }
}

function currencyOfPage(): Currency {
  const written = globalThis.document?.querySelector('meta[name="currency"]')?.getAttribute('content')
  return isCurrency(written) ? written : 'usd'
}

function useSettings(): PriceSettings {
  return useContext(PriceContext) ?? priceSettings(undefined)
}

/** Returns how a price of the plans is written: `$24.99` for 2499 cents where plans are sold in US dollars. */
export function usePrice(): (cents: number) => string {
  const { currency, marks } = useSettings()
  return marks?.price ?? ((cents) => priceText(cents, currency))
}

/** Returns the name of the currency in the language of the page. */
export function useCurrencyName(): string {
  const { currency, marks } = useSettings()
  return marks?.currency ?? currencyName(currency, currentLanguage().numbers)
}

/** Reports what happens with taxes at the payment. */
export function useTaxMode(): TaxMode {
  return useSettings().tax
}
