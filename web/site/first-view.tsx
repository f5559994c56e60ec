import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { PlansPage } from '../domains/billing/plans/plans-page.tsx'
import { SiteHeader } from '../domains/content/site-header.tsx'
import { plansTexts } from '../locales/en/billing/plans.ts'
import { fillAppPage } from './app-page.tsx'

const path = '/subscription-plans'

/** Puts the plans, as a visitor sees them, into the page of the application, which shows them until it has loaded. */
export function plansPage(appPage: string, sharePicture: string): string {
  const view = renderToStaticMarkup(
    <div id="first-view">
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[path]}>
          <SiteHeader sellsPlans />
          <main>
            <PlansPage
              userId={null}
              hosts={[]}
              cardForm={null}
              settings={{ modelPlans: [], tokensPerDay: null }}
            />
          </main>
        </MemoryRouter>
      </QueryClientProvider>
    </div>,
  )
  const { title, text: description } = plansTexts
  return fillAppPage(appPage, { title, description, canonical: path, sharePicture, view })
}
