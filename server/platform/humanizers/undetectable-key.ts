import { z } from 'zod'
import { type KeyTest, keyTexts } from '../../../contract/keys.ts'
import { readJson } from '../foreign-data/read-json.ts'
import { keyTest } from '../models/key-test.ts'

const service = 'Undetectable.ai'
const timeoutMs = 15_000
const answerBytesMax = 16_384
const credits = z.object({ credits: z.number().optional(), error: z.string().optional() })

/** Asks Undetectable.ai (API v2, GET /check-user-credits) whether it accepts the key. This costs nothing. */
export async function testUndetectableKey(baseUrl: string, apiKey: string): Promise<KeyTest> {
  const refused = keyTest(false, keyTexts.refused({ host: service }))
  try {
    const answer = await fetch(`${baseUrl.replace(/(?<!\/)\/+$/, '')}/check-user-credits`, {
      headers: { apikey: apiKey },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (answer.status === 401 || answer.status === 403) return refused
    if (!answer.ok) return keyTest(false, keyTexts.failed({ host: service, status: answer.status }))
    const read = credits.parse(await readJson(answer.body, { bytesMax: answerBytesMax }))
    // The service returns many of its refusals with status 200.
    if (read.error) return refused
    const { credits: words } = read
    return keyTest(true, words === undefined ? keyTexts.works : keyTexts.worksWithWords({ words }))
  } catch {
    return keyTest(false, keyTexts.unreached({ host: service }))
  }
}
