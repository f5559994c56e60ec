import type { Plugin } from 'vite'
import { staticRoutes } from '../static-routes.ts'
import { themeScript } from './theme-script.ts'

/** Inserts the theme script into app.html and, in development, serves the static pages and the application. */
export function sitePages(makeDemo: () => Promise<unknown>): Plugin {
  return {
    name: 'longhand-site-pages',
    transformIndexHtml: (html) => html.replace('<!-- theme -->', `<script>${themeScript}</script>`),
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = (request.url ?? '/').split('?')[0]!
        const wantsPage =
          request.headers.accept?.includes('text/html') && !/\.\w+$|^\/(api|local|@|node_modules)/.test(path)
        if (!wantsPage) return next()
        if (!staticRoutes.some((route) => route.path === path)) {
          request.url = '/app.html'
          return next()
        }
        try {
          const { renderPage } = await server.ssrLoadModule('/site/render.tsx')
          const assets = {
            css: '',
            styleSheets: ['/site/site.css'],
            script: null,
            scriptSource: '/site/site.ts',
            fonts: [],
          }
          const html = renderPage(path, assets, { demo: await makeDemo() })
          response.setHeader('content-type', 'text/html; charset=utf-8')
          response.end(await server.transformIndexHtml(path, html))
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
