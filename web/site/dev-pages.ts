import type { Plugin } from 'vite'
import { fillPrices } from '../../contract/billing/money.ts'
import { fillLegal, noLegalNames } from '../../contract/site/legal.ts'
import { firstCallsScript } from './first-calls-script.ts'
import { firstViewScript } from './first-view-script.ts'
import type { SiteAssets, SiteData, SitePage } from './site-page.ts'
import { themeScript } from './theme-script.ts'

const assets: SiteAssets = {
  css: { front: '', reading: '' },
  styleSheets: ['/site/site.css', '/site/reading.css'],
  scripts: {},
  scriptSources: { site: '/site/site.ts', list: '/site/list.ts' },
  fonts: { front: [], reading: [] },
  sharePictures: {},
}

/** Inserts the inline scripts into app.html and, in development, serves the static pages and the application. */
export function sitePages(makeData: () => Promise<SiteData>): Plugin {
  return {
    name: 'longhand-site-pages',
    transformIndexHtml: (html) =>
      html
        .replace('<!-- theme -->', `<script>${themeScript}</script>`)
        .replace('<!-- first calls -->', `<script>${firstCallsScript}</script>`)
        .replace('<!-- first view -->', `<script>${firstViewScript}</script>`),
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = (request.url ?? '/').split('?')[0]!
        const wantsPage =
          request.headers.accept?.includes('text/html') && !/\.\w+$|^\/(api|local|@|node_modules)/.test(path)
        if (!wantsPage) return next()
        try {
          const site = await server.ssrLoadModule('/site/render.tsx')
          const pages: SitePage[] = site.sitePages(await makeData())
          const page = pages.find((one) => one.path === path)
          if (!page) {
            request.url = '/app.html'
            return next()
          }
          response.setHeader('content-type', 'text/html; charset=utf-8')
          // The server writes prices into built pages; during development they are in dollars.
          const html = fillLegal(fillPrices(site.renderPage(page, assets), 'usd'), noLegalNames, String)
          response.end(await server.transformIndexHtml(path, html))
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
