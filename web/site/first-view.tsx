import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import type { Billing } from '../../contract/billing/billing.ts'
import { currencyNameMark, priceMark } from '../../contract/billing/money.ts'
import { PlansPage } from '../domains/billing/plans/plans-page.tsx'
import { PriceProvider, type PriceSettings, priceSettings } from '../domains/billing/price-settings.ts'
import { SiteHeader } from '../domains/content/site-header.tsx'
import { plansTexts } from '../locales/en/billing/plans.ts'
import { currentLanguage } from '../locales/language.ts'
import { fillAppPage } from './app-page.tsx'

const path = '/subscription-plans'

/** The server writes the prices, because the page is built before its currency is known. */
function markedPrices(): PriceSettings {
  const { numbers } = currentLanguage()
  const marks = { price: (cents: number) => priceMark(cents, numbers), currency: currencyNameMark(numbers) }
  return { ...priceSettings(undefined), marks }
}

/** Puts the plans, as a visitor sees them, into the page of the application, which shows them until it has loaded. */
export function plansPage(appPage: string, sharePicture: string, billing: Billing = 'yearly'): string {
  const view = renderToStaticMarkup(
    <div id="first-view">
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[billing === 'yearly' ? path : `${path}?billing=${billing}`]}>
          <SiteHeader sellsPlans />
          <main>
            <PriceProvider value={markedPrices()}>
              <PlansPage
                userId={null}
                hosts={[]}
                cardForm={null}
                settings={{ modelPlans: [], tokensPerDay: null }}
              />
            </PriceProvider>
          </main>
        </MemoryRouter>
      </QueryClientProvider>
    </div>,
  )
  const { title, text: description } = plansTexts
  return fillAppPage(appPage, { title, description, canonical: path, sharePicture, view })
}
