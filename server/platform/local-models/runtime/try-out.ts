import type { ModelTrial } from '../../../../contract/local-models.ts'
import { countWords } from '../../../../contract/word-count.ts'
import type { ModelRequest } from '../../models/models.ts'

const writingMsMax = 5_000
const trialMsMax = 300_000
const prompt = 'Describe in a few sentences how a river finds its way to the sea.'

/** Measures how many words a second a model writes, for five seconds at most. */
export async function tryOut(stream: (request: ModelRequest) => AsyncIterable<string>): Promise<ModelTrial> {
  const request: ModelRequest = {
    messages: [{ role: 'user', content: prompt }],
    owner: 'trial',
    signal: AbortSignal.timeout(trialMsMax),
    temperature: 0,
  }
  let first = ''
  let text = ''
  let startedAt = 0
  let endedAt = 0
  for await (const piece of stream(request)) {
    endedAt = performance.now()
    if (startedAt === 0) {
      startedAt = endedAt
      first = piece
    }
    text += piece
    if (endedAt - startedAt > writingMsMax) break
  }
  const seconds = Math.max(endedAt - startedAt, 1) / 1000
  const words = countWords(text) - countWords(first)
  return { wordsPerSecond: Math.max(words, 0) / seconds, testedAt: new Date().toISOString() }
}
