import { createContext, useContext } from 'react'
import type { Currency, TaxMode } from '../../../contract/billing/billing.ts'
import { money } from './money.ts'

/** In which currency this site sells its plans, and what happens with taxes. */
export type PriceSettings = { currency: Currency; tax: TaxMode }

const usual: PriceSettings = { currency: 'usd', tax: 'off' }
const PriceContext = createContext<PriceSettings>(usual)

/** Gives pages of plans the settings of the server; without them, before it answers, the usual ones. */
export const PriceProvider = PriceContext.Provider

export function priceSettings(config: Partial<PriceSettings> | undefined): PriceSettings {
  return { currency: config?.currency ?? usual.currency, tax: config?.tax ?? usual.tax }
}

/** Returns how a price of the plans is written: `$24.99` for 2499 cents where plans are sold in US dollars. */
export function usePrice(): (cents: number) => string {
  const { currency } = useContext(PriceContext)
  return (cents) => money(cents, currency)
}

/** Reports whether taxes are added to the prices at the payment. */
export function useTaxOnTop(): boolean {
  return useContext(PriceContext).tax === 'exclusive'
}
