import type { AddressInfo } from 'node:net'
import { createServer, type Server, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { type ServerHabit, serverHabits } from '../../testing/servers/server-habits.ts'
import { endpointModel } from './endpoint.ts'
import { thoughtsEnd } from './thoughts-end.ts'

async function listen(onRequest: (socket: Socket, request: string) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server = await new Promise<Server>((resolve) => {
    const made = createServer((socket) => {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.once('data', (bytes) => onRequest(socket, bytes.toString()))
    })
    made.listen(0, '127.0.0.1', () => resolve(made))
  })
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
}

function send(
  socket: Socket,
  {
    body,
    afterwards,
    type = 'text/event-stream',
    status = 200,
    headers = '',
  }: Omit<ServerHabit, 'habit' | 'reply' | 'thoughts'>,
): void {
  const size = Buffer.byteLength(body).toString(16)
  const head = `HTTP/1.1 ${status} X\r\ncontent-type: ${type}\r\nconnection: close\r\n${headers}transfer-encoding: chunked\r\n\r\n`
  socket.write(`${head}${size}\r\n${body}\r\n`)
  if (afterwards === 'lingers') return
  if (afterwards === 'resets') setTimeout(() => socket.resetAndDestroy(), 50)
  else socket.end('0\r\n\r\n')
}

async function readReply(baseUrl: string, model = 'm', temperature?: number) {
  const read = { reply: '', thoughts: '', error: undefined as string | undefined }
  const stream = endpointModel({ baseUrl, model, label: 'M', kind: 'endpoint', contextTokens: 4_000 }).stream(
    {
      messages: [{ role: 'user', content: 'Hi' }],
      owner: 'o',
      signal: AbortSignal.timeout(15_000),
      onThoughts(piece) {
        read.thoughts += piece
      },
      ...(temperature === undefined ? {} : { temperature }),
    },
  )
  try {
    for await (const piece of stream) {
      if (piece === thoughtsEnd) read.thoughts += read.reply
      read.reply = piece === thoughtsEnd ? '' : read.reply + piece
    }
  } catch (error) {
    read.error = (error as Error).message
  }
  return { ...read, thoughts: read.thoughts.trim() }
}

test.concurrent.each(serverHabits)(
  'reads $habit',
  async ({ reply, thoughts = '', error, ...habit }) => {
    const baseUrl = await listen((socket) => send(socket, habit))
    expect(await readReply(baseUrl)).toEqual({ reply, thoughts, error })
  },
  30_000,
)

test('knows 30 habits', () => {
  expect(new Set(serverHabits.map(({ habit }) => habit)).size).toBe(30)
})

test('asks again without a field that the model refuses, and remembers it', async () => {
  const bodies: string[] = []
  const body = 'data: {"choices":[{"delta":{"content":"Yes."},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n'
  const baseUrl = await listen((socket, request) => {
    bodies.push(request)
    const refuses = request.includes('"temperature"')
    const refusal = '{"error":{"message":"temperature is not supported with this model"}}'
    send(socket, refuses ? { status: 400, body: refusal } : { body })
  })
  for (let i = 0; i < 2; i++)
    expect(await readReply(baseUrl, 'fixed', 0.5)).toMatchObject({ reply: 'Yes.', error: undefined })
  expect(bodies.map((request) => request.includes('"temperature"'))).toEqual([true, false, false])
})
