import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type HostileServer = { url: string; stop: () => void }

/** What the attacker's own server answers: a text with its type, or a response that `send` writes. */
export type HostileAnswer =
  | { type: string; text: string }
  | { type: string; send: (to: ServerResponse) => void }

/** Starts a server of the attacker's, which answers by path. */
export async function startHostileServer(answers: Record<string, HostileAnswer>): Promise<HostileServer> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://a').pathname
    const answer = answers[path]
    if (!answer) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': answer.type })
    if ('text' in answer) response.end(answer.text)
    else answer.send(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Sends single bytes, each as a piece of its own. */
export async function sendBytes(response: ServerResponse, count: number): Promise<void> {
  for (let at = 0; at < count && !response.destroyed; at++) {
    if (response.write('a')) continue
    await new Promise<void>((resolve) => {
      response.once('drain', resolve)
      response.once('close', resolve)
    })
    response.removeAllListeners('drain').removeAllListeners('close')
  }
  response.end()
}
