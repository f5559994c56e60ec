import { renderToStaticMarkup } from 'react-dom/server'
import type { LanguageTag } from '../../contract/languages.ts'
import { loadTexts, showLanguage } from '../locales/languages.ts'
import { SiteDocument } from './document.tsx'
import type { SiteAssets, SitePage } from './site-page.ts'

export { appRoutes } from '../routes.ts'
export { drawAppViews } from './app-views.tsx'
export { plansPage } from './first-view.tsx'
export { sitePages } from './site-pages.tsx'
export { renderToolPage, toolPages } from './tool-pages.tsx'

/** Renders pages in a language, and in English again after that. */
export async function inLanguage<T>(tag: LanguageTag, render: () => T | Promise<T>): Promise<T> {
  await showLanguage(tag)
  await loadTexts('site')
  const rendered = await render()
  await showLanguage('en')
  return rendered
}

/** Returns the complete HTML of a page. */
export function renderPage(page: SitePage, assets: SiteAssets): string {
  const markup = renderToStaticMarkup(
    <SiteDocument page={page} assets={assets}>
      {page.body}
    </SiteDocument>,
  )
  return `<!doctype html>\n${markup}\n`
}
