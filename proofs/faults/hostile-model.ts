import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const tokens = 40
const everyMs = 30

/** What the model of the rounds does with a request. Its words are always “word0 word1 …”, so that their order shows. */
export const modelHabits = {
  replies: (response, count) => write(response, { count, firstMs: 50 }),
  'is late': (response, count) => write(response, { count, firstMs: 1_500 }),
  hangs: () => {},
  stalls: (response) => write(response, { count: 10, firstMs: 50, isEndless: true }),
  dies: (response) => write(response, { count: 10, firstMs: 50, end: () => response.destroy() }),
  'sends what is no JSON': (response) =>
    write(response, { count: 10, firstMs: 50, end: () => response.end('data: {"choices": [{"delta"\n\n') }),
  'ends without an end': (response) => write(response, { count: 10, firstMs: 50, end: () => response.end() }),
  'is overloaded': (response) => response.writeHead(503, { 'retry-after': '1' }).end('{}'),
  'forgets its key': (response) => response.writeHead(401).end('{"error": {"message": "no such key"}}'),
} satisfies Record<string, (response: ServerResponse, count: number) => unknown>

export type ModelHabit = keyof typeof modelHabits
export type HostileModel = { url: string; become: (habit: ModelHabit) => void; close: () => Promise<void> }

/** Starts a model on this machine whose habits change. */
export async function startHostileModel(): Promise<HostileModel> {
  let habit: ModelHabit = 'replies'
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += piece
    response.on('error', () => {})
    const isTitle = body.includes('Explain in 3 words')
    modelHabits[habit](response, isTitle ? 3 : tokens)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    become(next) {
      habit = next
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

type Writing = { count: number; firstMs: number; isEndless?: boolean; end?: () => void }

function write(response: ServerResponse, { count, firstMs, isEndless, end }: Writing): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
  let sent = 0
  const next = () => {
    if (response.destroyed) return
    if (sent < count) {
      response.write(chunk(`word${sent++} `, null))
      setTimeout(next, everyMs)
    } else if (end) end()
    else if (!isEndless) response.end(`${chunk('', 'stop')}data: [DONE]\n\n`)
  }
  setTimeout(next, firstMs)
}

function chunk(content: string, finish: string | null): string {
  const choice = { index: 0, delta: content ? { content } : {}, finish_reason: finish }
  return `data: ${JSON.stringify({ choices: [choice] })}\n\n`
}
