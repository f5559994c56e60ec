import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { completeLanguages } from '../../contract/languages.ts'
import { siteAddressMark } from '../../contract/pages.ts'
import { plansFolder, translationsFolder } from '../../web/static-routes.ts'
import { ensureBuilt } from '../setup.mjs'
import { findDeadLinks } from './dead-links.ts'
import { isServed } from './served-paths.ts'

const folder = join(import.meta.dirname, '../../build/web')
let files: Set<string>
const read = (path: string) => readFileSync(join(folder, path), 'utf8')

beforeAll(() => {
  ensureBuilt()
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  files = new Set(names.map((name) => `/${name.replaceAll('\\', '/')}`))
}, 600_000)

/** '/help/a.html' → '/help/a' */
const pathOf = (file: string) => file.replace(/(?:\/index)?\.html$/, '') || '/'
const exists = (path: string) => files.has(path) || files.has(`${path}.html`) || isServed(path)

/** Pages that the server sends in place of others, and the shell of the application. */
const isPage = (file: string) => file.endsWith('.html') && file !== '/app.html'

/** Returns the static pages of a site in one language by their paths: those of its folders replace the common ones. */
function pagesOf(sellsPlans: boolean, language: string): Map<string, string> {
  const plans = sellsPlans ? [`/${plansFolder}`] : []
  const own = language === 'en' ? [''] : ['', `/${translationsFolder}/${language}`]
  const folders = own.flatMap((folder) => [folder, ...plans.map((plan) => `${plan}${folder}`)])
  const isInside = (file: string) =>
    [plansFolder, translationsFolder].some((name) => file.startsWith(`/${name}/`))
  return new Map(
    folders.flatMap((folder) =>
      [...files]
        .filter(
          (file) => file.startsWith(`${folder}/`) && isPage(file) && !isInside(file.slice(folder.length)),
        )
        .map((file) => [pathOf(file.slice(folder.length)), read(file)] as const),
    ),
  )
}

const sites = completeLanguages.flatMap((language) => [
  { language, sells: 'plans' },
  { language, sells: 'nothing' },
])

test.each(sites)(
  'no dead link, anchor, picture, style or script in $language where it sells $sells',
  (site) => {
    const pages = pagesOf(site.sells === 'plans', site.language)
    expect(pages.size).toBeGreaterThan(20)
    expect(findDeadLinks({ pages, exists, address: siteAddressMark })).toEqual([])
  },
)

/** Bytes of the landing page with its style and script, compressed. Fonts are beside it. */
const landingBytesMax = 40_000

test('the landing page is one file of at most 40 KB, and loads nothing else that it needs', () => {
  for (const sellsPlans of [true, false]) {
    const page = pagesOf(sellsPlans, 'en').get('/')!
    expect(gzipSync(page).length).toBeLessThan(landingBytesMax)
    expect(page).not.toMatch(/<script[^>]* src=|rel="stylesheet"|<img|<iframe/)
  }
})

test('the feed, the sitemap and the descriptions for machines name only addresses that exist', () => {
  const texts = [...files].filter((file) => /\.(?:html|xml|txt)$/.test(file))
  expect(texts).toContain('/sitemap.xml')
  expect(texts).toContain('/blog/rss.xml')
  const named = texts.flatMap((file) =>
    read(file)
      .split(siteAddressMark)
      .slice(1)
      .map((rest) => ({ file, path: /^[^"'<>\\&\s#?)]*/.exec(rest)![0] })),
  )
  expect(named.length).toBeGreaterThan(100)
  const isThere = (path: string, file: string) =>
    exists(path) || (file.startsWith(`/${plansFolder}/`) && files.has(`/${plansFolder}${path}.html`))
  // The front page is written with a slash or without.
  expect(named.filter(({ file, path }) => path !== '' && path !== '/' && !isThere(path, file))).toEqual([])
})

test.each([
  '/feature/ai-detector',
  '/ai-humanizer',
  '/essay-writer',
  '/plagiarism-checker',
  '/study-simulator',
])('describes %s to search engines and without JavaScript', (path) => {
  const page = pagesOf(true, 'en').get(path)!
  expect(page).toMatch(/<noscript>[\s\S]*<h1[\s\S]*needs JavaScript/)
  expect(page).toContain(`<link rel="canonical" href="${siteAddressMark}${path}"/>`)
  expect(page).toContain('property="og:image"')
  expect(page).not.toContain('noindex')
  expect(read('/sitemap.xml')).toContain(`<loc>${siteAddressMark}${path}</loc>`)
})

test('the manifest, the service worker and the styles name only files that exist', () => {
  const manifest = JSON.parse(read('/manifest.webmanifest')) as {
    icons: { src: string }[]
    shortcuts: { url: string }[]
  }
  const assets = JSON.parse(/^const assets = (.*)$/m.exec(read('/sw.js'))![1]!) as string[]
  const styles = [...files].filter((file) => file.endsWith('.css'))
  const inStyles = styles.flatMap((file) =>
    [...read(file).matchAll(/url\(["']?(\/[^"')?#]+)/g)].map(([, path]) => path!),
  )
  const named = [
    ...manifest.icons.map(({ src }) => src),
    ...manifest.shortcuts.map(({ url }) => url),
    ...assets,
    ...inStyles,
  ]
  expect(named.filter((path) => !exists(path))).toEqual([])
})
