import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { completeLanguages } from '../contract/languages.ts'
import { siteAddressMark } from '../contract/pages.ts'
import { helpIndexPath } from '../web/domains/content/search/search-index.ts'
import type { TryOutFiles } from '../web/domains/content/try-out.ts'
import type { SiteAssets, SitePage } from '../web/site/site-page.ts'
import type { ToolPage } from '../web/site/tool-pages.tsx'
import { plansFolder, translationsFolder } from '../web/static-routes.ts'
import { type Manifest, pagePreloads } from './bundle/page-preloads.ts'
import { compileMessages } from './compile-messages.ts'
import { findDeadLinks } from './content/dead-links.ts'
import { blogFeed, robots, sitemap } from './content/feeds.ts'
import { makeHelpIndex } from './content/help-index.ts'
import { isServed } from './content/served-paths.ts'
import { type DrawPicture, openPictureMaker } from './content/share-pictures.ts'
import { contentFolder, readSiteContent } from './content/site-data.ts'
import { makeDemo } from './make-demo.ts'

type Render = typeof import('../web/site/render.tsx')
/** Files by their path in the build. */
type Files = Map<string, string>

/** The plans with the prices by year, and by month for `?billing=monthly`. */
function plansPages(
  { plansPage }: Pick<Render, 'plansPage'>,
  appPage: string,
  sharePicture: string,
): [string, string][] {
  return [
    ['subscription-plans.html', plansPage(appPage, sharePicture)],
    ['subscription-plans-monthly.html', plansPage(appPage, sharePicture, 'monthly')],
  ]
}

/**
 * Writes the static pages into a finished build, then csp.json with the hashes of their inline scripts. The folder
 * `with-plans` has the pages that differ where plans are sold, and in each of the two, `in/es` has those in Spanish.
 */
export async function prerender(folder: string, tryOut: TryOutFiles): Promise<void> {
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest
  const inlined = ['site/site.css', 'site/reading.css', 'site/site.ts', 'site/list.ts']
  const [front, reading, site, list] = await Promise.all(
    inlined.map((source) => readFile(join(folder, assetOf(manifest, source)), 'utf8')),
  )
  const fonts = ['inter-core', 'newsreader-core', 'newsreader-italic-core'].map(
    (font) => `/${assetOf(manifest, `${font}.woff2`)}`,
  )
  const assets: SiteAssets = {
    css: { front: front!, reading: reading! },
    styleSheets: [],
    scripts: { site: site!, list: list! },
    scriptSources: {},
    fonts: { front: fonts, reading: fonts.slice(0, 2) },
    sharePictures: {},
  }
  const searchScript = `/${assetOf(manifest, 'site/help-search.ts')}`
  const demo = await makeDemo()
  const draw = await openPictureMaker()
  const appPage = await readFile(join(folder, 'app.html'), 'utf8')
  const appManifest = JSON.parse(await readFile(join(folder, 'app-manifest.json'), 'utf8')) as Manifest
  await withRenderer(async ({ appRoutes, inLanguage, ...site }) => {
    const bytesOf = (script: string) => statSync(join(folder, script)).size
    const preloads = pagePreloads(appManifest, appRoutes, bytesOf)
    await writeFile(join(folder, 'preloads.json'), JSON.stringify(preloads))
    const nextFiles = (path: string, pattern: string) =>
      (preloads[path] ?? preloads[pattern] ?? []).filter((file) => !appPage.includes(file))
    const render = async (sellsPlans: boolean): Promise<Files> => {
      const { content, pictures } = readSiteContent({ sellsPlans, isBuild: true })
      for (const { from, address } of pictures.files.values()) await copyFile(from, join(folder, address))
      const helpSearch = (tag: string) => ({ script: searchScript, index: helpIndexPath(tag) })
      const pages = site.sitePages({ demo, content, tryOut, sellsPlans, helpSearch: helpSearch('en') })
      const tools = site.toolPages(content)
      assets.sharePictures = await makeSharePictures(
        folder,
        [...pages.filter(isListed), ...tools.map(titles)],
        draw,
      )
      const sharePicture = assets.sharePictures['/']!
      const files = new Map(pages.map((page) => [page.file, site.renderPage(page, assets)]))
      await requireLiveLinks(folder, pages, files)
      const translated: [string, string][] = []
      for (const tag of completeLanguages.filter((tag) => tag !== 'en')) {
        const inTag = readSiteContent({ sellsPlans, isBuild: true, language: tag }).content
        const own = () =>
          site.sitePages({ demo, content: inTag, tryOut, sellsPlans, helpSearch: helpSearch(tag) })
        const html = await inLanguage(tag, () =>
          own().map((page): [string, string] => [
            `${translationsFolder}/${tag}/${page.file}`,
            site.renderPage(page, assets),
          ]),
        )
        translated.push(...html)
        if (sellsPlans) {
          const plans = await inLanguage(tag, () => plansPages(site, appPage, sharePicture))
          translated.push(
            ...plans.map(([file, html]): [string, string] => [`${translationsFolder}/${tag}/${file}`, html]),
          )
        }
      }
      const listed = [
        ...pages.filter(isListed).map(({ path }) => path),
        ...new Set(tools.map(({ canonical }) => canonical)),
      ]
      const toolFiles = tools.map((tool): [string, string] => [
        `${tool.path.slice(1)}.html`,
        site.renderToolPage(tool, {
          appPage,
          sharePicture: assets.sharePictures[tool.canonical]!,
          sellsPlans,
        }),
      ])
      const views: Record<string, Record<string, string>> = {}
      for (const tag of completeLanguages)
        views[tag] = await inLanguage(tag, () => site.drawAppViews(sellsPlans, nextFiles))
      return new Map([
        ...files,
        ...translated,
        ...toolFiles,
        ...(sellsPlans ? plansPages(site, appPage, sharePicture) : []),
        ['sitemap.xml', sitemap(sellsPlans ? [...listed, '/subscription-plans'] : listed)],
        ['first-views.json', JSON.stringify(views)],
        ...completeLanguages.map((tag): [string, string] => [
          helpIndexPath(tag).slice(1),
          JSON.stringify(
            makeHelpIndex(
              readSiteContent({ sellsPlans, isBuild: true, language: tag }).content,
              contentFolder,
              tag,
            ),
          ),
        ]),
        ['robots.txt', robots()],
        ['blog/rss.xml', blogFeed(content.posts)],
      ])
    }
    const files = await render(false)
    const others = [...(await render(true))].filter(([file, text]) => files.get(file) !== text)
    await writeFiles(folder, files)
    await writeFiles(join(folder, plansFolder), new Map(others))
  })
  await writeFile(
    join(folder, 'csp.json'),
    JSON.stringify({ scriptHashes: await inlineScriptHashes(folder) }),
  )
  // The pages now contain them.
  for (const source of inlined) await rm(join(folder, assetOf(manifest, source)))
  await rm(join(folder, 'manifest.json'))
  await rm(join(folder, 'app-manifest.json'))
}

/** The titles on the picture of a tool's link. */
const titles = ({ canonical, section }: ToolPage) => ({
  canonical,
  heading: section.name,
  section: section.title,
})

const isListed = ({ indexed, canonical, path }: SitePage) => indexed && canonical === path

async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [file, text] of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
}

/** Returns the addresses of the pictures for shared links, by page. */
async function makeSharePictures(
  folder: string,
  pages: Pick<SitePage, 'canonical' | 'heading' | 'section'>[],
  draw: DrawPicture,
): Promise<Record<string, string>> {
  const addresses: Record<string, string> = {}
  for (const { canonical, heading, section } of pages) {
    const png = draw(heading, section)
    const hash = createHash('sha256').update(png).digest('base64url').slice(0, 8)
    addresses[canonical] = `/assets/share-${canonical.slice(1).replaceAll('/', '-') || 'home'}-${hash}.png`
    await writeFile(join(folder, addresses[canonical]), png)
  }
  return addresses
}

/** Stops the build when a page has a link to this site that leads nowhere. */
async function requireLiveLinks(folder: string, pages: SitePage[], files: Files): Promise<void> {
  const built = new Set(
    (await readdir(folder, { recursive: true })).map((name) => `/${name.replaceAll('\\', '/')}`),
  )
  const written = ['/blog/rss.xml', '/sitemap.xml']
  const dead = findDeadLinks({
    pages: new Map(pages.map(({ path, file }) => [path, files.get(file)!])),
    exists: (path) => built.has(path) || written.includes(path) || isServed(path),
    address: siteAddressMark,
  })
  if (dead.length > 0) throw new Error(`Links that lead nowhere:\n${dead.join('\n')}`)
}

function assetOf(manifest: Manifest, source: string): string {
  const key = Object.keys(manifest).find((name) => name.endsWith(source))
  if (!key) throw new Error(`The client build has no ${source}`)
  return manifest[key]!.file
}

/** Node does not read .tsx by itself; Vite's loader does, without writing a second build. */
export async function withRenderer(use: (render: Render) => Promise<void>): Promise<void> {
  const server = await createServer({
    configFile: false,
    root: join(import.meta.dirname, '../web'),
    appType: 'custom',
    logLevel: 'error',
    plugins: [react(), compileMessages()],
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
  })
  try {
    await use((await server.ssrLoadModule('/site/render.tsx')) as Render)
  } finally {
    await server.close()
  }
}

async function inlineScriptHashes(folder: string): Promise<string[]> {
  const pages = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'))
  const hashes = new Set<string>()
  for (const page of pages) {
    const html = await readFile(join(folder, page), 'utf8')
    for (const [, script] of html.matchAll(/<script(?: type="module")?>([\s\S]*?)<\/script>/g))
      hashes.add(`sha256-${createHash('sha256').update(script!).digest('base64')}`)
  }
  return [...hashes]
}
