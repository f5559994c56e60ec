import { z } from 'zod'
import { parseJson } from '../foreign-data/read-json.ts'
import { createPublicFetch, type PublicFetch } from '../look-ups/public-fetch.ts'

export type SearchHit = { title: string; address: string }
type WebPage = { text: string; isHtml: boolean }

/** Searches the web and reads the pages that it finds. */
export type WebSearch = {
  /** False where the operator has set no search provider. */
  isOn: boolean
  /** Returns the pages with a phrase, the best first. Rejects if the provider gives no usable answer. */
  search: (phrase: string) => Promise<SearchHit[]>
  /** Returns the text of a public page, or null if it cannot be read or is no text. */
  readPage: (address: string) => Promise<WebPage | null>
}

type WebSearchOptions = {
  /** The address of a SearXNG server; null if there is none. */
  url: string | null
  userAgent: string
  /** Reads pages, whose addresses come from the provider and are not trusted. */
  fetchPage?: PublicFetch
  searchTimeoutMs?: number
}

const hitsMax = 5
const titleCharactersMax = 300
const addressCharactersMax = 2_000

/**
 * The answer of SearXNG to /search?format=json (https://docs.searxng.org/dev/search_api.html). The server answers 403
 * unless its settings.yml lists `json` under `search.formats`.
 */
const searxngAnswer = z.object({
  results: z.array(
    z
      .object({ url: z.string(), title: z.string().optional().catch(undefined) })
      .nullable()
      .catch(null),
  ),
})

/** Opens the search by the operator's SearXNG server, which may be on a private network. Pages have to be public. */
export function openWebSearch({
  url,
  userAgent,
  fetchPage = createPublicFetch({ userAgent }),
  searchTimeoutMs = 8_000,
}: WebSearchOptions): WebSearch {
  const fetchProvider = createPublicFetch({
    userAgent,
    timeoutMs: searchTimeoutMs,
    redirectsMax: 0,
    allows: () => true,
  })
  return {
    isOn: url !== null,
    async search(phrase) {
      if (url === null) throw new Error('No search provider is set.')
      const query = new URLSearchParams({ q: `"${phrase}"`, format: 'json', safesearch: '0' })
      const { text } = await fetchProvider(`${url}${url.endsWith('/') ? '' : '/'}search?${query}`, {
        accept: 'application/json',
      })
      const { results } = searxngAnswer.parse(parseJson(text, { signsMax: 30_000 }))
      return results.flatMap((result) => asHit(result) ?? []).slice(0, hitsMax)
    },
    async readPage(address) {
      try {
        const { text, type } = await fetchPage(address, {
          accept: 'text/html,application/xhtml+xml,text/plain',
        })
        const isHtml = /^(?:text\/html|application\/xhtml\+xml)/i.test(type)
        return isHtml || /^text\/plain/i.test(type) ? { text, isHtml } : null
      } catch {
        return null
      }
    },
  }
}

function asHit(result: { url: string; title?: string | undefined } | null): SearchHit | null {
  if (!result || result.url.length > addressCharactersMax || !URL.canParse(result.url)) return null
  const { protocol, href, hostname } = new URL(result.url)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  return { address: href, title: result.title?.trim().slice(0, titleCharactersMax) || hostname }
}
