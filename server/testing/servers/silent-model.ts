import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { type Endpoint, endpointModel } from '../../platform/models/endpoint.ts'
import type { ChatModel } from '../../platform/models/models.ts'

const piece = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`
const end = `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`

const every = (response: ServerResponse, ms: number, write: () => void) => {
  const timer = setInterval(write, ms)
  response.on('close', () => clearInterval(timer))
}
const begin = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' })

/** What a model does that has accepted a request, other than replying. */
export const silences = {
  'says nothing': () => {},
  'sends only headers': (response) => void begin(response).flushHeaders(),
  'sends signs of life': (response) => {
    begin(response)
    every(response, 20, () => response.write(': still here\n\n'))
  },
  'sends a byte at a time': (response) => {
    begin(response)
    const bytes = Buffer.from(piece('never'.repeat(1_000)))
    let at = 0
    every(response, 20, () => response.write(bytes.subarray(at, ++at)))
  },
  'stops in the middle': (response) => void begin(response).write(piece('The first ') + piece('half')),
  'drips after the middle': (response) => {
    begin(response).write(piece('The first ') + piece('half'))
    every(response, 20, () => response.write(':\n'))
  },
} satisfies Record<string, (response: ServerResponse) => void>

/** Replies slowly, but never with a long pause. */
export function slowly(words: string[], ms: number): (response: ServerResponse) => void {
  return (response) => {
    begin(response)
    const left = [...words]
    every(response, ms, () => {
      const word = left.shift()
      if (word === undefined) response.end(end)
      else response.write(piece(word))
    })
  }
}

export type SilentModel = { model: ChatModel; closed: Promise<void> }

/** Starts a model that does so. `closed` resolves when its caller has disconnected. */
export async function startSilentModel(
  answer: (response: ServerResponse) => void,
  endpoint: Partial<Endpoint> = {},
): Promise<SilentModel> {
  const closed = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    request.resume()
    response.on('close', closed.resolve)
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const model = endpointModel({
    // The name of a service: an address of this computer would have more time.
    baseUrl: `http://models.example:${port}/v1`,
    fetch: (address, init) => fetch(String(address).replace('models.example', '127.0.0.1'), init),
    model: 'silent',
    label: 'silent',
    kind: 'endpoint',
    contextTokens: 8_000,
    ...endpoint,
  })
  return { model, closed: closed.promise }
}
