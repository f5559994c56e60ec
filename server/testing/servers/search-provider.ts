import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPublicFetch } from '../../platform/look-ups/public-fetch.ts'
import { openWebSearch, type WebSearch } from '../../platform/web-search/web-search.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

export type SearchProvider = {
  url: string
  /** The searches, as SearXNG receives them. */
  queries: URLSearchParams[]
  /** What /search answers next; the pages are those of `pages`. */
  answer: Answer
  /** The usual answer: every page. */
  findPages: Answer
  /** HTML or text by path, such as '/tides'. */
  pages: Record<string, { type: string; body: string }>
  /** A door that may read pages of this machine, which the real one refuses. */
  door: WebSearch
  stop: () => Promise<void>
}

/** Starts a local counterpart of SearXNG (GET /search?q=…&format=json), which also serves the pages that it finds. */
export async function startSearchProvider(): Promise<SearchProvider> {
  const server = createServer((request, response) => {
    const url = new URL(request.url!, 'http://localhost')
    if (url.pathname === '/search') {
      provider.queries.push(url.searchParams)
      return provider.answer(request, response)
    }
    const page = provider.pages[url.pathname]
    if (page) response.writeHead(200, { 'content-type': page.type }).end(page.body)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const everyPage: Answer = (_, response) => findPages(response, Object.keys(provider.pages), url)
  const provider: SearchProvider = {
    url,
    queries: [],
    answer: everyPage,
    findPages: everyPage,
    pages: {},
    door: openWebSearch({
      url,
      userAgent: 'Longhand',
      fetchPage: createPublicFetch({
        userAgent: 'Longhand',
        timeoutMs: 1_000,
        allows: (_, at) => at === port,
      }),
      searchTimeoutMs: 500,
    }),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return provider
}

export function findPages(response: ServerResponse, paths: string[], url: string): void {
  const results = paths.map((path) => ({
    url: path.includes('://') ? path : `${url}${path}`,
    title: `Page ${path}`,
    content: '…',
    engine: 'local',
  }))
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ query: '', number_of_results: results.length, results, unresponsive_engines: [] }))
}
