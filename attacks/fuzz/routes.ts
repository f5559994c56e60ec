import { z } from 'zod'
import { libraryPaths } from '../../server/domains/accounts/sign-in/auth-paths.ts'
import { checkOf } from '../../server/platform/http/validate.ts'
import { routeCases } from '../../server/testing/route-cases.ts'
import type { TestApp } from '../../server/testing/test-app.ts'
import type { JsonSchema } from './values.ts'

export type FuzzedRoute = {
  method: string
  path: string
  /** The schemas of the request's parts. */
  schemas: { param?: JsonSchema; query?: JsonSchema; json?: JsonSchema }
  /** Name of the form field that takes a file. */
  fileField?: string
  /** A body for a route without a schema in this project. */
  sample?: unknown
}

/** Returns every route of the app with its schemas, in alphabetical order. */
export function fuzzedRoutes(app: TestApp): FuzzedRoute[] {
  const routes = new Map<string, FuzzedRoute>()
  const at = (method: string, path: string): FuzzedRoute => {
    const name = `${method} ${path}`
    const known = routes.get(name) ?? { method, path, schemas: {} }
    routes.set(name, known)
    return known
  }
  for (const { method, path, handler } of app.routes) {
    if (method === 'ALL' || path === '/api/auth/*') continue
    const route = at(method, path)
    const check = checkOf(handler)
    if (!check) continue
    if (check.target === 'form') route.fileField = Object.keys((check.schema as z.ZodObject).shape)[0]!
    else if (check.target in { param: 1, query: 1, json: 1 })
      route.schemas[check.target as 'json'] = asJsonSchema(check.schema)
  }
  for (const call of libraryPaths) {
    const [method = '', path = ''] = call.split(' ')
    at(method, `/api/auth${path}`)
  }
  for (const [name, route] of routes) route.sample = sampleOf(name)
  return [...routes.values()].toSorted((a, b) =>
    `${a.path} ${a.method}`.localeCompare(`${b.path} ${b.method}`),
  )
}

function asJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema
}

function sampleOf(name: string): unknown {
  const one = routeCases[name]
  if (!one || !('body' in one) || !one.body) return undefined
  if (typeof one.body !== 'function') return one.body instanceof FormData ? undefined : one.body
  return one.kind === 'address' ? one.body('nobody@example.org') : undefined
}
