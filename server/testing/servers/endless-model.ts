import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { endpointModel } from '../../platform/models/endpoint.ts'
import type { ChatModel } from '../../platform/models/models.ts'

export type EndlessModel = { baseUrl: string; model: ChatModel; state: 'unasked' | 'answering' | 'closed' }

/** Starts a model that sends one word and then nothing more; `state` becomes `closed` when its caller disconnects. */
export async function startEndlessModel(): Promise<EndlessModel> {
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const choices = [{ index: 0, delta: { content: 'People' }, finish_reason: null }]
    const chunk = { id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'endless', choices }
    response.write(`data: ${JSON.stringify(chunk)}\n\n`)
    endless.state = 'answering'
    response.on('close', () => {
      endless.state = 'closed'
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  const kind = { kind: 'endpoint', contextTokens: 8_000 } as const
  const endless: EndlessModel = {
    baseUrl,
    model: endpointModel({ baseUrl, apiKey: 'local', model: 'endless', label: 'endless', ...kind }),
    state: 'unasked',
  }
  return endless
}
