import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { openPayments, type Payments } from '../../platform/payments/payments.ts'
import type { TestApp } from '../test-app.ts'

export type Trouble = {
  /** The beginning of the first call that meets it, as `POST /v1/customers`. All later calls meet it too. */
  from: string
  /** down: the call does not arrive; silent: it is carried out, and its reply is lost. */
  kind: 'down' | 'silent'
}

/** Starts the local payment provider behind a proxy that a test can have drop calls or replies. */
export async function openUnsteadyPayments(app: TestApp): Promise<{
  payments: Payments
  set: (trouble: Trouble | null) => void
}> {
  const { localPayments } = app
  const { port } = await localPayments!.start()
  let trouble: Trouble | null = null
  let hasBegun = false
  const server = createServer((request, response) => {
    hasBegun ||= trouble !== null && `${request.method} ${request.url}`.startsWith(trouble.from)
    const hit = hasBegun ? trouble?.kind : null
    if (hit === 'down') return void request.socket.destroy()
    const { method, url, headers } = request
    const onward = send({ host: '127.0.0.1', port, method, path: url, headers }, (reply) => {
      if (hit === 'silent') return void request.socket.destroy()
      response.writeHead(reply.statusCode ?? 500, reply.headers)
      reply.pipe(response)
    })
    onward.on('error', () => request.socket.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const start = async () => ({ host: '127.0.0.1', port: (server.address() as AddressInfo).port })
  return {
    payments: openPayments(app.doors.env, { ...localPayments!, start })!,
    set(next) {
      trouble = next
      hasBegun = false
    },
  }
}
