import { Hono } from 'hono'
import type { ReadinessProbe } from './readiness.ts'

/**
 * What balancers and supervisors ask. `/healthz` says that the process runs, and nothing about what it needs: a restart
 * would not bring a database back. `/readyz` says whether this server should get requests.
 */
export function healthRoutes(readiness: Pick<ReadinessProbe, 'read'> | null): Hono {
  const routes = new Hono()
  routes.get('/healthz', (c) => c.text('ok', 200, { 'cache-control': 'no-store' }))
  routes.get('/readyz', async (c) => {
    const found = await readiness?.read()
    const status = !found || found.isReady ? 'ready' : found.isDraining ? 'draining' : 'not ready'
    return c.json({ status, checks: found?.checks ?? {} }, status === 'ready' ? 200 : 503, {
      'cache-control': 'no-store',
    })
  })
  return routes
}
