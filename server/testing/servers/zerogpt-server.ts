import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = { status?: number; body?: unknown; breaksOff?: boolean }
export type ZeroGptServer = {
  url: string
  /** Every call in order, with its key. */
  calls: { path: string; apiKey: string | undefined; body: Record<string, unknown> }[]
  /** Sets the answer to the next calls, and forgets the calls so far. */
  answerWith: (answer: Answer) => void
  stop: () => void
}

/** A response of the service in its documented form, with some of its oddities: numbers and lists as strings. */
export function zeroGptBody(changes: Record<string, unknown> = {}): object {
  const data = {
    sentences: [],
    h: [],
    isHuman: 75,
    fakePercentage: 35.24,
    aiWords: 25,
    textWords: '34',
    feedback: 'Most of Your Text is Human Written',
    additional_feedback: '',
    detected_language: 'en',
    originalParagraph: '',
    specialSentences: '[]',
    specialIndexes: [],
    id: 'c2',
    collection_id: 17,
    fileName: null,
    ...changes,
  }
  return { success: true, code: 200, message: 'detection complete', data }
}

/** Starts a loopback server that answers as ZeroGPT does, over real HTTP. The test sets the answers. */
export async function openZeroGptServer(): Promise<ZeroGptServer> {
  const calls: ZeroGptServer['calls'] = []
  let answer: Answer = {}
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const apiKey = request.headers.apikey as string | undefined
    calls.push({ path: request.url ?? '', apiKey, body: JSON.parse(text) as Record<string, unknown> })
    if (answer.breaksOff) return request.socket.destroy()
    const { status = 200, body = zeroGptBody() } = answer
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answerWith(next) {
      answer = next
      calls.length = 0
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
