import { brand } from '../../../contract/brand.ts'
import type { LookUpAnswer, LookUpInput } from '../../../contract/essays/look-ups.ts'
import { AppError } from '../errors.ts'
import { openPool, type Pool } from '../workers/pool/pool.ts'
import { fetchFound } from './fetch-found.ts'
import type { FoundSource, FoundText } from './messages.ts'
import { createPublicFetch, FetchFailure, type PublicFetch } from './public-fetch.ts'

export type LookUps = {
  /** Finds the details of the source that a DOI, an ISBN or an address identifies. */
  find: (input: LookUpInput, owner: string) => Promise<LookUpAnswer>
  close: () => void
}

type LookUpOptions = {
  /** Asked at each look-up, because an operator may change it. */
  isOn: () => boolean
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
/** An honest answer is read in a few milliseconds. One that takes longer, or more memory, is made to. */
const readLimits = { limitMs: 2_000, heapMegabytes: 128 }

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
  // The answers come from strangers, so a thread of its own parses them.
  const pool: Pool<FoundText, FoundSource> = openPool({
    script: new URL('./look-up-worker.ts', import.meta.url),
    threads: 2,
    runningPerOwner: 1,
    waitingPerOwner: 60,
    idleMs: 60_000,
    abortGraceMs: 0,
    works: 'texts',
    ...readLimits,
  })

  async function ask(input: LookUpInput, owner: string): Promise<LookUpAnswer> {
    try {
      const found = await fetchFound({ fetch, crossref, openLibrary }, input)
      const source = await pool.run(found, { owner })
      return source ? { source } : { failure: 'unknown' }
    } catch (error) {
      // Too many look-ups are waiting, which says nothing about this one.
      if (error instanceof AppError) throw error
      const isMissing = error instanceof FetchFailure && error.reason === 'missing'
      return { failure: isMissing ? 'unknown' : 'unreached' }
    }
  }

  async function find(input: LookUpInput, owner: string): Promise<LookUpAnswer> {
    if (!isOn()) return { failure: 'off' }
    const key = `${input.kind} ${input.kind === 'doi' ? input.value.toLowerCase() : input.value}`
    const known = kept.get(key)
    if (known && known.until > Date.now()) return known.answer
    const fresh: Kept = { answer: ask(input, owner), until: Date.now() + keptMs }
    kept.delete(key)
    kept.set(key, fresh)
    if (kept.size > keptMax) kept.delete(kept.keys().next().value!)
    const answer = await fresh.answer.catch((error) => {
      if (kept.get(key) === fresh) kept.delete(key)
      throw error
    })
    if ('failure' in answer) fresh.until = Date.now() + keptFailureMs
    return answer
  }

  return { find, close: pool.close }
}
