import { timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import type { Doors } from '../../platform/context.ts'
import type { Call } from './call.ts'
import { expandReply } from './expand.ts'
import { type Params, readForm } from './form-body.ts'
import { invalidRequest, ProviderError } from './provider-error.ts'
import { catalogueCalls } from './resources/catalogue.ts'
import { checkoutSessionCalls } from './resources/checkout-sessions.ts'
import { customerCalls } from './resources/customers.ts'
import { eventAndClockCalls } from './resources/events-and-clocks.ts'
import { invoiceCalls } from './resources/invoices.ts'
import { paymentIntentCalls } from './resources/payment-intents.ts'
import { paymentLinkCalls } from './resources/payment-links.ts'
import { paymentMethodCalls } from './resources/payment-methods.ts'
import { portalSessionCalls } from './resources/portal-sessions.ts'
import { refundCalls } from './resources/refunds.ts'
import { subscriptionCalls } from './resources/subscriptions.ts'
import { newId, type Store, withStore } from './store.ts'
import { localPaymentReplies } from './tables.ts'

export type PaymentsApi = { port: number; close: () => Promise<void> }
type ApiDoors = Pick<Doors, 'db' | 'log' | 'now'>
type Reply = { status: number; body: unknown }

const bodyBytesMax = 100_000

/** Calls with fixed paths come before those with an id. */
const calls: Call[] = [
  ...customerCalls,
  ...catalogueCalls,
  ...paymentMethodCalls,
  ...paymentIntentCalls,
  ...paymentLinkCalls,
  ...checkoutSessionCalls,
  ...subscriptionCalls,
  ...invoiceCalls,
  ...portalSessionCalls,
  ...refundCalls,
  ...eventAndClockCalls,
]

type ApiParts = { secretKey: string; siteUrl: string; onChange: () => void }

/** Serves the payment API on a loopback port. The SDK is its only client. */
export async function serveApi(doors: ApiDoors, parts: ApiParts): Promise<PaymentsApi> {
  const server = createServer((request, response) => {
    answer(doors, parts, request)
      .catch((err: unknown): Reply => {
        doors.log.error({ err }, 'local payments')
        const error = { type: 'api_error', message: 'The local payment provider failed.' }
        return { status: 500, body: { error } }
      })
      .then((reply) => send(response, reply))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  return { port: (server.address() as AddressInfo).port, close: () => closeServer(server) }
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}

function send(response: ServerResponse, { status, body }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') })
  response.end(JSON.stringify(body))
}

async function answer(doors: ApiDoors, parts: ApiParts, request: IncomingMessage): Promise<Reply> {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1')
  const method = request.method ?? 'GET'
  try {
    requireKey(request, parts.secretKey)
    const body = await readBody(request)
    const params = readForm(body || url.search.slice(1))
    const { call, id } = findCall(method, url.pathname)
    checkParams(call, params)
    const key = request.headers['idempotency-key']
    const about = `${method} ${url.pathname} ${body}`
    return await withStore(doors.db, doors.now, async (store) => {
      const earlier = typeof key === 'string' && method === 'POST' ? await findReply(store, key, about) : null
      if (earlier) return earlier
      const reply = await run(store, call, { params, id, siteUrl: parts.siteUrl })
      if (typeof key === 'string' && method === 'POST')
        await store.tx.insert(localPaymentReplies).values({ key, request: about, ...reply })
      return reply
    })
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    if (error.status === 501) doors.log.error({ method, path: url.pathname }, error.message)
    return { status: error.status, body: error.body() }
  } finally {
    if (method !== 'GET') parts.onChange()
  }
}

async function run(
  store: Store,
  call: Call,
  { params, id, siteUrl }: { params: Params; id: string; siteUrl: string },
): Promise<{ status: number; body: unknown }> {
  const reply = await call.run({ store, siteUrl, params, id, now: store.realSeconds() })
  return { status: 200, body: await expandReply(store, reply, params.expand) }
}

async function findReply(store: Store, key: string, about: string): Promise<Reply | null> {
  const [row] = await store.tx.select().from(localPaymentReplies).where(eq(localPaymentReplies.key, key))
  if (!row) return null
  if (row.request === about) return { status: row.status, body: row.body }
  throw new ProviderError(
    400,
    'idempotency_error',
    'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  )
}

function requireKey(request: IncomingMessage, secretKey: string): void {
  const given = Buffer.from(request.headers.authorization ?? '')
  const right = Buffer.from(`Bearer ${secretKey}`)
  if (given.length !== right.length || !timingSafeEqual(given, right))
    throw new ProviderError(401, 'invalid_request_error', 'Invalid API Key provided.')
}

function findCall(method: string, path: string): { call: Call; id: string } {
  const parts = path.split('/')
  for (const call of calls) {
    const wanted = call.path.split('/')
    if (call.method !== method || wanted.length !== parts.length) continue
    if (!wanted.every((part, index) => part === ':id' || part === parts[index])) continue
    return { call, id: decodeURIComponent(parts[wanted.indexOf(':id')] ?? '') }
  }
  throw new ProviderError(
    501,
    'invalid_request_error',
    `The local payment provider has no ${method} ${path}.`,
  )
}

function checkParams({ takes }: Call, params: Params): void {
  const unknown = Object.keys(params).find((name) => !takes.includes(name))
  if (unknown) throw invalidRequest(`Received unknown parameter: ${unknown}`, unknown, 'parameter_unknown')
}

async function readBody(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of request as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > bodyBytesMax) throw invalidRequest('The request is too large.')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}
