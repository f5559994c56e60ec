// An OpenAI-compatible upstream with an exact pace, in a separate process: PACE_TOKENS tokens, one every PACE_MS.
import { createServer } from 'node:http'

const tokens = Number(process.env.PACE_TOKENS ?? 100)
const gapMs = Number(process.env.PACE_MS ?? 20)
const markdown = process.env.PACE_MARKDOWN ? markdownWords(tokens) : null
const firstMs = Number(process.env.PACE_FIRST_MS ?? 150)

const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => {
    body += chunk
  })
  request.on('end', () => {
    // Title requests are answered at once, so that they do not affect the figures.
    const isTitle = body.includes('Explain in 3 words')
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    stream(response, isTitle ? 3 : tokens, isTitle ? 0 : firstMs)
  })
})

/** Returns a reply of this many words with every Markdown construct, one word per token. */
function markdownWords(count: number): string[] {
  const parts = [
    '## A heading of the reply\n\n',
    `${'The water of the **river** rises twice a day, and `falls` as often. '.repeat(6)}\n\n`,
    `${'- one of the points that are made here, in _some_ length\n'.repeat(5)}\n`,
    '| place | range | river |\n|---|--:|---|\n| Avonmouth | 12.3 | Severn |\n| Granville | 11.7 | Bosq |\n\n',
    '```ts\n// one day\nfunction level(hours: number) {\n  return 7.1 * Math.cos(hours / 12.42)\n}\n```\n\n',
    'The mean is $\\frac{1}{T}\\int_0^T h(t)\\,dt$ over a day.\n\n$$\na^2 + b^2 = c^2\n$$\n\n',
  ]
  const words: string[] = []
  for (let i = 0; words.length < count; i++) words.push(...parts[i % parts.length]!.match(/\S+\s*/g)!)
  return words.slice(0, count)
}

function stream(response: import('node:http').ServerResponse, count: number, waitMs: number): void {
  const startedAt = performance.now()
  let sent = 0
  const tick = () => {
    // Catches up when the timer is late, so that the pace follows the clock.
    const due = Math.min(count, Math.floor((performance.now() - startedAt - waitMs) / gapMs) + 1)
    for (; sent < due; sent++) response.write(chunk(markdown?.[sent] ?? `word${sent} `))
    if (sent < count) return void setTimeout(tick, gapMs)
    response.write(chunk('', 'stop'))
    response.end('data: [DONE]\n\n')
  }
  setTimeout(tick, waitMs)
}

function chunk(content: string, finish: string | null = null): string {
  const choice = { index: 0, delta: content ? { content } : {}, finish_reason: finish }
  return `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'paced', choices: [choice] })}\n\n`
}

server.listen(Number(process.env.PORT), '127.0.0.1', () =>
  process.stdout.write(`upstream at http://127.0.0.1:${process.env.PORT}\n`),
)
process.on('SIGTERM', () => process.exit(0))
