import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { Hono } from 'hono'
import type { Env } from '../env.ts'
import { AppError, notFound } from '../errors.ts'
import { isLoopbackName } from '../loopback.ts'
import { registry } from './metrics.ts'

/** `GET /metrics` on the public port, for callers with the token of `METRICS_TOKEN`. Without one there is no such address. */
export function metricsRoutes({ METRICS_TOKEN: token }: Pick<Env, 'METRICS_TOKEN'>): Hono {
  const routes = new Hono()
  routes.get('/metrics', async (c) => {
    if (!token) throw notFound('address')
    if (!isSame(c.req.header('authorization') ?? '', `Bearer ${token}`)) {
      c.header('www-authenticate', 'Bearer')
      throw new AppError('sign_in_required')
    }
    return c.body(await registry.metrics(), 200, {
      'content-type': registry.contentType,
      'cache-control': 'no-store',
    })
  })
  return routes
}

/**
 * Serves the metrics on a port of their own that only this computer can reach. The public port cannot do this by the
 * caller's address, because behind a proxy every caller has the address of this computer.
 */
export async function listenForMetrics(port: number): Promise<{ close: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    // A page elsewhere can send a browser here under a name of its own, but not under one of this computer.
    const host = URL.parse(`http://${request.headers.host}`)?.hostname ?? ''
    const isWanted = isLoopbackName(host) && request.method === 'GET' && request.url === '/metrics'
    response.writeHead(isWanted ? 200 : 404, { 'content-type': registry.contentType })
    response.end(isWanted ? await registry.metrics() : '')
  })
  await listen(server, port)
  return { close: () => new Promise((resolve) => server.close(() => resolve())) }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(Object.assign(error, { setting: 'METRICS_PORT' })),
    )
    server.listen(port, '127.0.0.1', resolve)
  })
}

/** Compares digests, so that the time does not depend on where two values differ. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
