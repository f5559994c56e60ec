import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { ActorEnv } from '../../platform/http/actor.ts'
import { holdPlace } from '../../platform/http/gate.ts'
import { programOf } from '../../platform/http/program.ts'
import { validate } from '../../platform/http/validate.ts'
import type { FetchApp } from '../domain.ts'

/** The library checks the rest. */
const message = z.looseObject({ jsonrpc: z.literal('2.0') })
const messages = z.union([message, z.array(message).min(1).max(20)])

/**
 * The Model Context Protocol (streamable HTTP, without sessions, so that any server can answer). A tool makes a call of the
 * API with the caller's own key, through the whole app: every limit and permission holds.
 */
export function mcpRoutes(fetchApp: FetchApp) {
  return new Hono<ActorEnv>()
    .post('/mcp', validate('json', messages), async (c) => {
      // Imported on demand, so that a server without such callers does not load the library.
      const [{ createMcpServer }, { WebStandardStreamableHTTPServerTransport }] = await Promise.all([
        import('./mcp-server.ts'),
        import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
      ])
      const server = createMcpServer(async (method, path, body) =>
        fetchApp(requestOf(c, method, path, body), c.env),
      )
      const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
      await server.connect(transport as Transport)
      const answered = transport.handleRequest(c.req.raw, { parsedBody: c.req.valid('json') })
      const answer = await holdPlace(c, answered)
      void server.close()
      return answer
    })
    .get('/mcp', (c) => c.body(null, 405, { allow: 'POST' }))
}

function requestOf(c: Context<ActorEnv>, method: string, path: string, body: unknown): Request {
  const headers = new Headers({ authorization: `Bearer ${programOf(c).secret}` })
  // The address of the caller, which a key may be bound to.
  for (const name of ['x-forwarded-for', 'user-agent']) {
    const value = c.req.header(name)
    if (value) headers.set(name, value)
  }
  if (body !== undefined) headers.set('content-type', 'application/json')
  return new Request(new URL(path, c.req.url), {
    method,
    headers,
    signal: c.req.raw.signal,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}
