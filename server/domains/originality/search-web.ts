import { type OriginalityCoverage, originalityLimits } from '../../../contract/originality/originality.ts'
import type { SourceMatches } from '../../../engine/originality.ts'
import type { Doors } from '../../platform/context.ts'
import type { SearchHit } from '../../platform/web-search/web-search.ts'
import type { Work } from '../../platform/workers/pool/pool.ts'

type WebCoverage = NonNullable<OriginalityCoverage['web']>
export type WebFinds = {
  matches: SourceMatches[]
  pages: Map<string, SearchHit>
  coverage: WebCoverage
}

type Search = {
  text: string
  work: Work & { signal: AbortSignal }
  onProgress: (step: 'search' | 'pages', done: number, total: number) => void
}

/** A provider that fails as often in a row is not asked again in this check. */
const failuresMax = 2
/** After this time no further search or page is started. */
const budgetMs = 45_000
const pagesAtOnce = 3

/** Searches the web for phrases of the text and compares it with the pages found. Failures are part of the coverage. */
export async function searchWeb(
  doors: Pick<Doors, 'webSearch' | 'originality' | 'log'>,
  { text, work, onProgress }: Search,
): Promise<WebFinds> {
  const until = Date.now() + budgetMs
  const phrases = await doors.originality.phrases(text, originalityLimits.searchPhrasesMax, work)
  const { hits, searched } = await findPages(doors, phrases, until, { work, onProgress })
  const found = await readPages(doors, hits, until, { text, work, onProgress })
  const failure =
    searched === 0 && phrases.length > 0 ? 'unreachable' : searched < phrases.length ? 'partly' : null
  return {
    matches: found.matches,
    pages: found.pages,
    coverage: { phrases: phrases.length, searched, pages: found.read, pagesFailed: found.failed, failure },
  }
}

async function findPages(
  { webSearch, log }: Pick<Doors, 'webSearch' | 'log'>,
  phrases: readonly string[],
  until: number,
  { work, onProgress }: Omit<Search, 'text'>,
): Promise<{ hits: SearchHit[]; searched: number }> {
  const found: SearchHit[][] = []
  let failures = 0
  for (const [at, phrase] of phrases.entries()) {
    if (failures >= failuresMax || Date.now() > until) break
    work.signal.throwIfAborted()
    onProgress('search', at, phrases.length)
    try {
      found.push(await webSearch.search(phrase))
      failures = 0
    } catch (error) {
      failures++
      // The message may quote the phrase, which is the user's.
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'web search failed')
    }
  }
  return { hits: bestFirst(found), searched: found.length }
}

/** Takes the best hit of each phrase, then the second ones, without repetitions. */
function bestFirst(found: readonly SearchHit[][]): SearchHit[] {
  const hits = new Map<string, SearchHit>()
  const deepest = Math.max(0, ...found.map((list) => list.length))
  for (let rank = 0; rank < deepest; rank++)
    for (const list of found) {
      const hit = list[rank]
      if (hit && !hits.has(hit.address) && hits.size < originalityLimits.webPagesMax)
        hits.set(hit.address, hit)
    }
  return [...hits.values()]
}

type ReadPages = { matches: SourceMatches[]; pages: Map<string, SearchHit>; read: number; failed: number }

async function readPages(
  doors: Pick<Doors, 'webSearch' | 'originality'>,
  hits: readonly SearchHit[],
  until: number,
  { text, work, onProgress }: Search,
): Promise<ReadPages> {
  const result: ReadPages = { matches: [], pages: new Map(), read: 0, failed: 0 }
  const waiting = [...hits]
  async function readNext(): Promise<void> {
    for (let hit = waiting.shift(); hit; hit = waiting.shift()) {
      work.signal.throwIfAborted()
      onProgress('pages', result.read + result.failed, hits.length)
      const answer = Date.now() > until ? null : await readPage(doors, hit, text, work)
      if (!answer?.hasText) {
        result.failed++
        continue
      }
      result.read++
      if (!answer.matches) continue
      result.matches.push(answer.matches)
      result.pages.set(hit.address, hit)
    }
  }
  await Promise.all(Array.from({ length: pagesAtOnce }, readNext))
  return result
}

async function readPage(
  { webSearch, originality }: Pick<Doors, 'webSearch' | 'originality'>,
  { address }: SearchHit,
  text: string,
  work: Work,
) {
  const page = await webSearch.readPage(address)
  return (
    page && originality.matchPage(text, { id: `web ${address}`, page: page.text, isHtml: page.isHtml }, work)
  )
}
