import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { LLMock } from '@copilotkit/aimock'

export type KeyServer = {
  /** Base address, in the form of OPENAI_BASE_URL. */
  url: string
  mock: LLMock
  models: string[]
  /** Paths that were called with a refused key. */
  refused: string[]
  stop: () => Promise<void>
}

/** Starts a published OpenAI-compatible server that accepts only one key, as the real service does. */
export async function startKeyServer(key: string): Promise<KeyServer> {
  const mock = new LLMock({ port: 0 })
  mock.onMessage(/^Explain in 3 words/, { content: 'Three plain words' })
  mock.onMessage(/./, { content: 'Paid for by yourself.' })
  await mock.start()
  const models = ['gpt-4o', 'gpt-4o-mini', 'text-embedding-3-small', 'whisper-1']
  const refused: string[] = []

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? ''
    if (request.headers.authorization !== `Bearer ${key}`) {
      refused.push(path)
      response.writeHead(401, { 'content-type': 'application/json' })
      response.end(
        JSON.stringify({ error: { message: `Incorrect API key: ${request.headers.authorization}` } }),
      )
      return
    }
    if (path === '/v1/models') {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ data: models.map((id) => ({ id })) }))
      return
    }
    const upstream = await fetch(`${mock.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Readable.toWeb(request) as ReadableStream,
      duplex: 'half',
    } as RequestInit)
    response.writeHead(upstream.status, { 'content-type': upstream.headers.get('content-type') ?? '' })
    for await (const chunk of upstream.body!) response.write(chunk)
    response.end()
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    mock,
    models,
    refused,
    async stop() {
      server.closeAllConnections()
      server.close()
      await mock.stop()
    },
  }
}
