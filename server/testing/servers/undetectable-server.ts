import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

type Answer = { status?: number; body: unknown }
export type UndetectableServer = {
  url: string
  /** Every call in order, with its key. */
  calls: { path: string; apiKey: string | undefined; body: Record<string, unknown> }[]
  /** Replaces the answers and forgets the calls so far. */
  answerWith: (answers: UndetectableAnswers) => void
  stop: () => void
}
export type UndetectableAnswers = {
  submit?: (call: number) => Answer
  document?: (call: number, content: string) => Answer
}

/** Starts a loopback server that implements Undetectable.ai's API v2 over real HTTP. The test sets the answers. */
export async function openUndetectableServer(): Promise<UndetectableServer> {
  const calls: UndetectableServer['calls'] = []
  let answers: UndetectableAnswers = {}
  let content = ''
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    const path = request.url ?? ''
    calls.push({ path, apiKey: request.headers.apikey as string | undefined, body })
    const count = calls.filter((call) => call.path === path).length
    if (path === '/submit') content = String(body.content)
    const { submit = submitted, document = echoed } = answers
    const answer = path === '/submit' ? submit(count) : document(count, content)
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' })
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answerWith(next) {
      answers = next
      calls.length = 0
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Starts such a server for one test. */
export async function startUndetectableServer(
  answers: UndetectableAnswers = {},
): Promise<UndetectableServer> {
  const service = await openUndetectableServer()
  onTestFinished(service.stop)
  service.answerWith(answers)
  return service
}

const submitted = (): Answer => ({ body: { status: 'Document submitted successfully', id: 'd1' } })
const echoed = (_: number, content: string): Answer => ({
  body: { id: 'd1', status: 'done', output: content },
})

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const chunk of request) text += chunk
  return JSON.parse(text) as Record<string, unknown>
}
