// An OpenAI-compatible model that counts its calls: GET /counts returns the number since the last reading, and the
// largest number at once. POST /hold keeps its replies back until POST /release.
import { createServer } from 'node:http'

const words = 12
const everyMs = Number(process.env.PACE_MS ?? 10)

export type UpstreamCounts = { calls: number; atOnce: number; characters: number }

const none = (): UpstreamCounts => ({ calls: 0, atOnce: 0, characters: 0 })
let counts = none()
let open = 0
let gate = Promise.withResolvers<void>()
gate.resolve()

const server = createServer(async (request, response) => {
  if (request.url === '/counts') {
    response.end(JSON.stringify(counts))
    counts = none()
    return
  }
  if (request.url === '/hold' || request.url === '/release') {
    if (request.url === '/hold') gate = Promise.withResolvers<void>()
    else gate.resolve()
    response.end()
    return
  }
  let body = ''
  for await (const piece of request) body += piece
  open++
  counts.calls++
  counts.characters += body.length
  counts.atOnce = Math.max(counts.atOnce, open)
  response.once('close', () => open--)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  await gate.promise
  for (let i = 0; i < words && !response.destroyed; i++) {
    response.write(chunk(`word${i} `))
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
  response.end(`${chunk('', 'stop')}data: [DONE]\n\n`)
})

function chunk(content: string, finish: string | null = null): string {
  const choice = { index: 0, delta: content ? { content } : {}, finish_reason: finish }
  return `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'counted', choices: [choice] })}\n\n`
}

server.listen(Number(process.env.PORT), '127.0.0.1', () =>
  process.stdout.write(`model at http://127.0.0.1:${process.env.PORT}\n`),
)
process.on('SIGTERM', () => process.exit(0))
