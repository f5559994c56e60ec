import { existsSync } from 'node:fs'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Currency } from '../../../contract/billing/billing.ts'
import { fillPrices, moneyMark } from '../../../contract/billing/money.ts'
import type { SiteIdentity } from '../../../contract/brand.ts'
import {
  completeLanguages,
  isComplete,
  type LanguageTag,
  languageChoices,
  languageCookie,
  languageFor,
} from '../../../contract/languages.ts'
import { planPaths, requestIdMark, siteAddressMark } from '../../../contract/pages.ts'
import type { Banner } from '../../../contract/site/banner.ts'
import { fillLegal, type LegalNames, noLegalNames } from '../../../contract/site/legal.ts'
import { currentRequestId } from '../request-id.ts'
import { openFirstViews } from './first-views.ts'
import { internalAnswer } from './internal-site.ts'
import { asMarkup, nameSite } from './name-site.ts'
import { openBanner } from './show-banner.ts'
import { type File, type Files, readFiles, send, textOf, withText } from './site-files.ts'

export type PagesOptions = {
  /** Addresses of the application (exact, or ending in `:part`), which all get the same shell. */
  routes: string[]
  /** The public address of the site, for the places in pages that need it in full. */
  baseUrl: string
  /** Where plans are sold, pages that mention them, in the folder `with-plans`, replace those that do not. */
  sellsPlans: () => boolean
  /** The name and the support address of the site now. */
  identity: () => SiteIdentity
  /** Who runs the site, for the legal pages and the footer. */
  legal?: () => LegalNames
  /** The banner that is shown now. */
  banner?: () => Banner | null
  /** Whether visitors see the pages that present the product; by default they do. */
  showsPublicPages?: () => boolean
  /** The currency in which they are sold. */
  currency: Currency
}

export type Pages = {
  /** Hashes of the inline scripts that the build made, for the Content-Security-Policy. */
  scriptHashes: string[]
  serve: (c: Context) => Response
  missing: (c: Context) => Response
  failure: (c: Context, status: number) => Response
}

type PageSet = {
  files: Files
  translations: Map<LanguageTag, Files>
  firstViews: ReturnType<typeof openFirstViews<File>>
  preloads: (path: string) => string | null
  scriptHashes: string[]
}

/** Serves the built pages, with the compressed copies that the build made. */
export function openPages(
  folder: string,
  {
    routes,
    baseUrl,
    sellsPlans,
    identity,
    currency,
    legal = () => noLegalNames,
    banner = () => null,
    showsPublicPages = () => true,
  }: PagesOptions,
): Pages {
  const files = existsSync(folder) ? readFiles(folder) : new Map<string, File>()
  const withPlans = takeFolder(files, '/with-plans')
  const sold = openSet(new Map([...files, ...withPlans]), currency)
  const free = openSet(files, currency)
  const isRoute = routeMatcher(routes)
  const withBanner = openBanner(banner)
  const chosen = () => (sellsPlans() ? sold : free)
  let completed = new Map<File, File>()
  let completedFor = ''

  /** Fills in the address of the site, its name and its prices when a file is first requested. */
  function complete(file: File): File {
    if (file.immutable || typeof file.body === 'string') return file
    const { name, supportEmail } = identity()
    const names = legal()
    const mark = JSON.stringify([name, supportEmail, names])
    if (mark !== completedFor) {
      completed = new Map()
      completedFor = mark
    }
    const known =
      completed.get(file) ??
      fillMarks(file, { baseUrl, currency, identity: { name, supportEmail }, legal: names })
    completed.set(file, known)
    return known
  }

  function translated(c: Context, name: string): File | undefined {
    const { translations, files } = chosen()
    return translations.get(languageOf(c))?.get(name) ?? files.get(name)
  }

  function page(c: Context, name: string, status: number): Response {
    const file = translated(c, name)
    if (!file)
      return c.text('The pages are not built. Run “npm run build”.', status === 200 ? 503 : (status as 500))
    return send(c, complete(file), status)
  }

  /** The page of a failure, with the id by which the operator finds it in the log. */
  function failurePage(c: Context, status: number): Response {
    const file = translated(c, '/500.html')
    if (!file) return page(c, '/500.html', status)
    const html = textOf(complete(file)).replaceAll(requestIdMark, currentRequestId() ?? '')
    return c.html(html, status as 500, { 'cache-control': 'no-store' })
  }

  function withPreloads(shown: Response, path: string): Response {
    const preload = chosen().preloads(path)
    if (preload) shown.headers.set('link', preload)
    return shown
  }

  /** The page for addresses that do not exist: that of the folder, such as /blog/404.html, or of the site. */
  function missingPage(path: string): string {
    const own = `${path.slice(0, path.lastIndexOf('/'))}/404.html`
    return chosen().files.has(own) ? own : '/404.html'
  }

  return {
    scriptHashes: free.scriptHashes,
    serve(c) {
      const { files, firstViews } = chosen()
      const path = c.req.path
      const internal = showsPublicPages() ? null : internalAnswer(c, { isRoute, hasSession: hasSession(c) })
      if (internal) return internal
      if (path === '/') return page(c, '/index.html', 200)
      const isServed = !path.endsWith('/404') && !['/500', '/app', monthlyView].includes(path)
      if (!sellsPlans() && planPaths.includes(path)) return page(c, missingPage(path), 404)
      const file = path.endsWith('.html') ? undefined : files.get(path)
      if (file) return send(c, complete(file), 200)
      // A page of the application that contains what visitors see of it.
      const isApp = isRoute(path)
      if (isServed && files.has(`${path}.html`) && !(isApp && hasSession(c)))
        return path === pageWithView
          ? page(c, viewFor(c), 200)
          : withPreloads(page(c, `${path}.html`, 200), path)
      if (path.startsWith('/assets/'))
        return c.json({ error: 'This file was not found.', code: 'not_found' }, 404)
      if (!isApp) return page(c, missingPage(path), 404)
      const view = hasSession(c) && isOpening(c) ? firstViews(path, languageOf(c)) : null
      // A first view loads the scripts of its page itself when it is painted, so that they do not compete with its style.
      if (view) return send(c, withBanner(c, complete(view)), 200)
      const app = files.get('/app.html')
      const shown =
        app && hasSession(c) ? send(c, withBanner(c, complete(app)), 200) : page(c, '/app.html', 200)
      return withPreloads(shown, path)
    },
    missing: (c) => page(c, '/404.html', 404),
    failure: (c, status) => (status === 404 ? page(c, '/404.html', 404) : failurePage(c, status)),
  }
}

/** Opens the pages of a site with or without plans. */
function openSet(files: Files, currency: Currency): PageSet {
  const translations = new Map(completeLanguages.map((tag) => [tag, takeFolder(files, `/in/${tag}`)]))
  const app = files.get('/app.html')
  if (app) files.set('/app.html', withText(app, fillPrices(textOf(app), currency)))
  const csp = files.get('/csp.json')
  files.delete('/csp.json')
  const { scriptHashes } = csp
    ? (JSON.parse(textOf(csp)) as { scriptHashes: string[] })
    : { scriptHashes: [] }
  return { files, translations, preloads: preloadsOf(files), firstViews: firstViewsOf(files), scriptHashes }
}

/** Takes the files out of a folder of the build, whose pages replace those of the same name outside it. */
function takeFolder(files: Files, folder: string): Files {
  const taken = [...files].filter(([name]) => name.startsWith(`${folder}/`))
  for (const [name] of taken) files.delete(name)
  return new Map(taken.map(([name, file]) => [name.slice(folder.length), file]))
}

/** Returns the language of a page: the one that its link names or that was chosen in this browser, otherwise the first of the reader's. */
function languageOf(c: Context): LanguageTag {
  const asked = c.req.query('lang')
  if (asked && isComplete(asked)) return asked
  const chosen = languageChoices.find((choice) => choice === getCookie(c, languageCookie)) ?? 'auto'
  const preferred = c.req.header('accept-language')?.split(',').slice(0, languagesMax) ?? []
  return languageFor(
    chosen,
    preferred.map((each) => each.trim()),
  )
}

/** How many languages of a request are read. Browsers send the preferred ones first. */
const languagesMax = 10
/** It shows its content before the scripts have loaded, so they must not compete with its style (web/site/first-view.tsx). */
const pageWithView = '/subscription-plans'

/** The same page with the prices by month. It has no address of its own. */
const monthlyView = '/subscription-plans-monthly'

/** The file of the page with the period that its address names, so that its links lead to what it shows. */
function viewFor(c: Context): string {
  return c.req.query('billing') === 'monthly' ? `${monthlyView}.html` : `${pageWithView}.html`
}

/** Whether the browser seems to be signed in; the application asks the server. */
function hasSession(c: Context): boolean {
  return (c.req.header('cookie') ?? '').includes('session_token=')
}

/** Whether a browser opens the page: the service worker keeps one that fits all addresses. */
function isOpening(c: Context): boolean {
  return (c.req.header('sec-fetch-dest') ?? 'document') === 'document'
}

/** Takes the first views out of the files of the build. */
function firstViewsOf(files: Files): ReturnType<typeof openFirstViews<File>> {
  const views = files.get('/first-views.json')
  const app = files.get('/app.html')
  files.delete('/first-views.json')
  if (!views || !app) return () => null
  return openFirstViews(JSON.parse(textOf(views)), textOf(app), (html) => withText(app, html))
}

/** With the same mode as the bundler's own link to a style, or the browser would load it twice. */
const preloadOf = (file: string) =>
  file.endsWith('.css') ? `<${file}>; rel=preload; as=style; crossorigin` : `<${file}>; rel=modulepreload`

/** Returns the header that has a browser load the scripts and styles of a page together with those of the entry. */
function preloadsOf(files: Files): (path: string) => string | null {
  const file = files.get('/preloads.json')
  files.delete('/preloads.json')
  const scripts = file ? (JSON.parse(textOf(file)) as Record<string, string[]>) : {}
  const headers = Object.entries(scripts).map(([pattern, all]) => ({
    isFor: routeMatcher([pattern]),
    value: all.map(preloadOf).join(', '),
    isExact: !pattern.includes(':') && !pattern.includes('*'),
  }))
  // An exact address before a pattern: /chat/new is not a chat.
  headers.sort((one, other) => Number(other.isExact) - Number(one.isExact))
  return (path) => headers.find(({ isFor }) => isFor(path))?.value ?? null
}

const markedHost = new URL(siteAddressMark).host

type Marks = { baseUrl: string; currency: Currency; identity: SiteIdentity; legal: LegalNames }

/** Replaces the mark of the address, also where it is a part of another address, those of prices, the name, and who runs the site. */
function fillMarks(file: File, { baseUrl, currency, identity, legal }: Marks): File {
  const text = textOf(file)
  const filled =
    text.includes(markedHost) || text.includes(moneyMark)
      ? fillPrices(
          text
            .replaceAll(siteAddressMark, baseUrl)
            .replaceAll(encodeURIComponent(siteAddressMark), encodeURIComponent(baseUrl)),
          currency,
        )
      : text
  const renamed = nameSite(filled, file.type, identity)
  // After the names of the product, which may be a part of the operator's.
  const named = file.type.startsWith('text/html') ? fillLegal(renamed, legal, asMarkup) : renamed
  return named === text ? file : withText(file, named)
}

function routeMatcher(routes: string[]): (path: string) => boolean {
  const patterns = routes.map((route) => route.split('/'))
  return (path) => {
    const parts = path.split('/')
    const plain = parts.at(-1) === '' && parts.length > 2 ? parts.slice(0, -1) : parts
    return patterns.some((pattern) => isOfRoute(pattern.at(-1) === '*' ? parts : plain, pattern))
  }
}

/** `:name` matches one part, and a final `*` matches any rest. */
function isOfRoute(parts: string[], pattern: string[]): boolean {
  const isOpen = pattern.at(-1) === '*'
  const fixed = isOpen ? pattern.slice(0, -1) : pattern
  if (isOpen ? parts.length < fixed.length + 1 : parts.length !== fixed.length) return false
  return fixed.every((part, i) => (part.startsWith(':') ? parts[i] !== '' : parts[i] === part))
}
