import { brand } from '../../../contract/brand.ts'
import type { LookUpAnswer, LookUpInput } from '../../../contract/essays/look-ups.ts'
import { readSource } from '../../../contract/essays/sources.ts'
import { createPublicFetch, FetchFailure, type PublicFetch } from './public-fetch.ts'
import { readCrossref } from './read-crossref.ts'
import { readOpenLibrary } from './read-open-library.ts'
import { readPage } from './read-page.ts'

/** Finds the details of the source that a DOI, an ISBN or an address identifies. */
export type LookUps = (input: LookUpInput) => Promise<LookUpAnswer>

type LookUpOptions = {
  isOn: boolean
  /** Sent with each request, because Crossref and Open Library ask clients to identify themselves. */
  userAgent: string
  crossref?: string
  openLibrary?: string
  fetch?: PublicFetch
}

/** Returns the User-Agent header of look-ups: the product, the address of the site and a mail address. */
export function userAgentOf({ BASE_URL, MAIL_FROM }: { BASE_URL: string; MAIL_FROM: string }): string {
  const mail = /[^\s<>]{1,64}@[^\s<>]{1,200}/.exec(MAIL_FROM)?.[0]
  return `${brand.name} (${BASE_URL}${mail ? `; mailto:${mail}` : ''})`
}

const keptMs = 24 * 3_600_000
/** Failures are kept for a shorter time. */
const keptFailureMs = 5 * 60_000
const keptMax = 2_000

type Kept = { answer: Promise<LookUpAnswer>; until: number }

/** Opens the look-ups. Answers are kept in the memory of this server for a day, so that a source is fetched only once. */
export function openLookUps({
  isOn,
  userAgent,
  crossref = 'https://api.crossref.org',
  openLibrary = 'https://openlibrary.org',
  fetch = createPublicFetch({ userAgent }),
}: LookUpOptions): LookUps {
  const kept = new Map<string, Kept>()
  const readers: Record<LookUpInput['kind'], (value: string) => Promise<object | null>> = {
    doi: (doi) => readCrossref(fetch, crossref, doi),
    isbn: (isbn) => readOpenLibrary(fetch, openLibrary, isbn),
    url: (address) => readPage(fetch, address),
  }

  async function ask({ kind, value }: LookUpInput): Promise<LookUpAnswer> {
    try {
      const found = await readers[kind](value)
      const source = found && readSource({ ...found, id: 'found' })
      if (!source?.title) return { failure: 'unknown' }
      const { id: _, ...rest } = source
      return { source: rest }
    } catch (error) {
      const isMissing = error instanceof FetchFailure && error.reason === 'missing'
      return { failure: isMissing ? 'unknown' : 'unreached' }
    }
  }

  return async (input) => {
    if (!isOn) return { failure: 'off' }
    const key = `${input.kind} ${input.kind === 'doi' ? input.value.toLowerCase() : input.value}`
    const known = kept.get(key)
    if (known && known.until > Date.now()) return known.answer
    const fresh: Kept = { answer: ask(input), until: Date.now() + keptMs }
    kept.delete(key)
    kept.set(key, fresh)
    if (kept.size > keptMax) kept.delete(kept.keys().next().value!)
    const answer = await fresh.answer
    if ('failure' in answer) fresh.until = Date.now() + keptFailureMs
    return answer
  }
}
