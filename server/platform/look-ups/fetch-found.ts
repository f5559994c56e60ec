import type { LookUpInput } from '../../../contract/essays/look-ups.ts'
import type { FoundText } from './messages.ts'
import { FetchFailure, type PublicFetch } from './public-fetch.ts'

export type FoundSources = { fetch: PublicFetch; crossref: string; openLibrary: string }

const cslJson = 'application/vnd.citationstyles.csl+json'
/** The metadata is at the start of a page. */
const pageCharactersMax = 100_000

/** Asks the service for a DOI or an ISBN, or the page itself. Nothing of the answer is parsed here. */
export async function fetchFound(from: FoundSources, { kind, value }: LookUpInput): Promise<FoundText> {
  const { fetch, crossref, openLibrary } = from
  if (kind === 'doi') {
    const address = `${crossref}/works/${encodeURIComponent(value)}/transform/${cslJson}`
    return { kind, value, text: (await fetch(address, { accept: cslJson })).text }
  }
  if (kind === 'isbn') {
    const query = new URLSearchParams({ bibkeys: `ISBN:${value}`, format: 'json', jscmd: 'data' })
    const { text } = await fetch(`${openLibrary}/api/books?${query}`, { accept: 'application/json' })
    return { kind, value, text }
  }
  const { text, type, address } = await fetch(value, { accept: 'text/html,application/xhtml+xml' })
  if (!/html/i.test(type)) throw new FetchFailure('missing')
  return { kind, value, text: text.slice(0, pageCharactersMax), address }
}
