import { type ReadLimits, readLimited } from './read-limited.ts'

/**
 * Returns a `fetch` for a library that reads whole answers itself: one that is too large is refused before the library has
 * it. The time limit is the caller's signal. Rejects with ForeignDataError.
 */
export function createLimitedFetch(limits: ReadLimits): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, init)
    const { status, statusText, headers } = answer
    const bytes = await readLimited(answer.body, limits)
    const hasBody = status !== 204 && status !== 205 && status !== 304
    return new Response(hasBody ? Uint8Array.from(bytes) : null, { status, statusText, headers })
  }
}
