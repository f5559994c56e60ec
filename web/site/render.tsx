import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { brand } from '../../contract/brand.ts'
import privacy from '../content/privacy.md?raw'
import terms from '../content/terms.md?raw'
import type { Demo } from '../domains/content/demo.ts'
import { staticTexts } from '../locales/en/pages/static.ts'
import { LandingPage } from '../pages/landing.tsx'
import { LegalPage } from '../pages/legal.tsx'
import { NotFoundFile, OfflineFile, ServerErrorFile } from '../pages/static-status.tsx'
import { type SiteAssets, SiteDocument } from './document.tsx'

type SitePage = {
  title: string
  indexed: boolean
  hasScript: boolean
  page: (data: SiteData) => ReactNode
}

/** The engine's output for the pages; null when the engine was not run, as in development. */
export type SiteData = { demo: Demo | null }

function legalPage(title: string, markdown: string): SitePage {
  return {
    title: `${title} · ${brand.name}`,
    indexed: true,
    hasScript: true,
    page: () => <LegalPage markdown={markdown} />,
  }
}

/** One entry for each route in ../static-routes.ts. */
const pages = (): Record<string, SitePage> => ({
  '/': {
    title: `${brand.name}: ${brand.slogan}`,
    indexed: true,
    hasScript: true,
    page: ({ demo }) => <LandingPage demo={demo} />,
  },
  '/terms': legalPage(staticTexts.termsOfService, terms),
  '/privacy': legalPage(staticTexts.privacyPolicy, privacy),
  '/404': {
    title: staticTexts.pageNotFound({ name: brand.name }),
    indexed: false,
    hasScript: false,
    page: () => <NotFoundFile />,
  },
  '/500': {
    title: staticTexts.serverError({ name: brand.name }),
    indexed: false,
    hasScript: false,
    page: () => <ServerErrorFile />,
  },
  '/offline': {
    title: staticTexts.offline({ name: brand.name }),
    indexed: false,
    hasScript: false,
    page: () => <OfflineFile />,
  },
})

/** Returns the complete HTML of a page. */
export function renderPage(path: string, assets: SiteAssets, data: SiteData): string {
  const page = pages()[path]
  if (!page) throw new Error(`No static page for ${path}`)
  const markup = renderToStaticMarkup(
    <SiteDocument
      title={page.title}
      description={brand.pitch}
      indexed={page.indexed}
      assets={{ ...assets, script: page.hasScript ? assets.script : null }}
    >
      {page.page(data)}
    </SiteDocument>,
  )
  return `<!doctype html>\n${markup}\n`
}
