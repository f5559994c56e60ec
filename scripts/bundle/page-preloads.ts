import { accountSections } from '../../web/domains/preferences/section-ids.ts'
import type { AppRoute } from '../../web/routes.ts'

/** What the bundler wrote for a source file. */
export type Manifest = Record<string, { file: string; src?: string; imports?: string[]; css?: string[] }>

/** They are sent in a header, and proxies accept about 4 KB of headers. */
const scriptsMax = 20

/** What a page of an address always loads next: a page that it redirects to, or its larger part. */
const nextSources: Record<string, string> = {
  'pages/chat-new.tsx': 'pages/chat.tsx',
  'pages/essay.tsx': 'pages/essay-workspace.tsx',
  'pages/study/study.tsx': 'pages/study/study-screens.tsx',
}

/** What single addresses of a pattern load next. */
const nextSourcesOfAddresses: Record<string, { pattern: string; next: string }> = Object.fromEntries(
  accountSections.map((name) => [
    `/settings/${name}`,
    { pattern: '/settings/:section', next: `pages/settings/${name}-section.tsx` },
  ]),
)

/**
 * Returns the scripts and styles of each address of the application, by its pattern: those of its page and of the frame.
 * A browser that loads them together does not wait for one after the other. Of many, the largest after the entry.
 */
export function pagePreloads(
  manifest: Manifest,
  routes: Record<string, AppRoute>,
  bytesOf: (script: string) => number,
): Record<string, string[]> {
  const entry = [...scriptsOf(manifest, 'app.html')]
  function preloadsOf({ frame, page }: AppRoute, nextOfAddress?: string): string[] {
    const own = sourceOf(page)
    const next = nextOfAddress ?? nextSources[own] ?? own
    const sources = [frame === 'shell' ? 'pages/app-layout.tsx' : 'pages/bare-layout.tsx', own, next]
    const scripts = new Set(sources.flatMap((source) => [...scriptsOf(manifest, source)]))
    const needed = [...scripts].filter((script) => !entry.includes(script))
    return [...entry, ...needed.toSorted((one, other) => bytesOf(other) - bytesOf(one)).slice(0, scriptsMax)]
  }
  const ofPatterns = Object.entries(routes).map(([pattern, route]) => [pattern, preloadsOf(route)])
  const ofAddresses = Object.entries(nextSourcesOfAddresses).flatMap(([address, { pattern, next }]) => {
    const route = routes[pattern]
    return route ? [[address, preloadsOf(route, next)]] : []
  })
  return Object.fromEntries([...ofPatterns, ...ofAddresses])
}

/** The row of a route has a function whose text names the file: `() => import('./pages/chat.tsx')`. */
function sourceOf(page: AppRoute['page']): string {
  const source = /pages\/[\w/-]+\.tsx/.exec(String(page))?.[0]
  if (!source) throw new Error(`No page in “${page}”.`)
  return source
}

function scriptsOf(manifest: Manifest, source: string, found = new Set<string>()): Set<string> {
  const made = manifest[source]
  if (!made || found.has(`/${made.file}`)) return found
  found.add(`/${made.file}`)
  for (const style of made.css ?? []) found.add(`/${style}`)
  for (const name of made.imports ?? []) scriptsOf(manifest, name, found)
  return found
}
