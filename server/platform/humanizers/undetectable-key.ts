import { z } from 'zod'
import type { KeyTest } from '../../../contract/keys.ts'

const timeoutMs = 15_000
const credits = z.object({ credits: z.number().optional(), error: z.string().optional() })

/** Asks Undetectable.ai (API v2, GET /check-user-credits) whether it accepts the key. This costs nothing. */
export async function testUndetectableKey(baseUrl: string, apiKey: string): Promise<KeyTest> {
  const refused = {
    ok: false,
    text: 'Undetectable.ai refused this key. Check that it is whole and was not revoked.',
  }
  try {
    const answer = await fetch(`${baseUrl.replace(/(?<!\/)\/+$/, '')}/check-user-credits`, {
      headers: { apikey: apiKey },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (answer.status === 401 || answer.status === 403) return refused
    if (!answer.ok)
      return {
        ok: false,
        text: `Undetectable.ai answered with an error (${answer.status}). Try again later.`,
      }
    const read = credits.parse(await answer.json())
    // The service returns many of its refusals with status 200.
    if (read.error) return refused
    const left =
      read.credits === undefined ? '' : ` It has ${read.credits.toLocaleString('en-US')} words left.`
    return { ok: true, text: `The key works.${left}` }
  } catch {
    return { ok: false, text: 'Undetectable.ai could not be reached, so we could not check this key.' }
  }
}
