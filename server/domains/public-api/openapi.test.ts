import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiScopes } from '../../../contract/api/api-keys.ts'
import { apiOperations } from '../../../contract/api/operations.ts'
import { routePolicies } from '../../all-domains.ts'
import { checkOf } from '../../platform/http/validate.ts'
import { makeProgram } from '../../testing/api-program.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ settings: { BILLING: 'off' } })
})
afterAll(() => app.close())

type Document = {
  openapi: string
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>
}

test('describes every call of the API, with the schema that its route checks and the key that it needs', () => {
  const isDescribed = ({ path }: { path: string }) =>
    path.startsWith('/api/v1/') && path !== '/api/v1/openapi.json' && !path.endsWith('*')
  const mounted = app.routes.filter(({ method, path }) => method !== 'ALL' && isDescribed({ path }))
  const calls = new Set(mounted.map(({ method, path }) => `${method} ${path}`))
  expect([...calls].sort()).toEqual(apiOperations.map(({ call }) => call).sort())
  for (const { call, scope, input, form, query, params } of apiOperations) {
    const checked = mounted
      .filter(({ method, path }) => `${method} ${path}` === call)
      .flatMap(({ handler }) => checkOf(handler) ?? [])
    const schemaFor = (target: string) => checked.find((check) => check.target === target)?.schema
    expect(schemaFor('json'), call).toBe(input)
    expect(schemaFor('form'), call).toBe(form)
    expect(schemaFor('query'), call).toBe(query)
    expect(schemaFor('param'), call).toBe(params)
    expect(routePolicies[call as keyof typeof routePolicies], call).toMatchObject({
      caller: 'program',
      scope,
    })
  }
})

test('every permission that a key can have is needed by a call', () => {
  const needed = new Set(apiOperations.map(({ scope }) => scope))
  expect(apiScopes.filter((scope) => !needed.has(scope))).toEqual([])
})

test('serves the document to visitors too', async () => {
  const answer = await app.request('/api/v1/openapi.json')
  expect(answer.status).toBe(200)
  const document = (await answer.json()) as Document
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths)).toContain('/api/v1/detect')
  const ids = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map((one) => one.operationId),
  )
  expect(new Set(ids).size).toBe(apiOperations.length)
  expect(document.paths['/api/v1/humanize']?.post?.responses).toHaveProperty('402')
})

test('has only references that lead to a schema of the document', async () => {
  const text = await (await app.request('/api/v1/openapi.json')).text()
  const { components } = JSON.parse(text) as { components: { schemas: Record<string, unknown> } }
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to)
  expect(references.length).toBeGreaterThan(100)
  const known = Object.keys(components.schemas).map((name) => `#/components/schemas/${name}`)
  expect(references.filter((to) => !known.includes(to ?? ''))).toEqual([])
})

test('has examples that work, with answers of the described form', async () => {
  const program = await makeProgram(app, await app.signUp())
  for (const { call, example, answer, status = 200 } of apiOperations) {
    if (example === undefined || !answer) continue
    const [method = '', path = ''] = call.split(' ')
    const response = await program.call(method, path, example)
    expect(`${call} ${response.status}`).toBe(`${call} ${status}`)
    const read = answer.safeParse(await response.json())
    expect(read.success ? '' : `${call} ${read.error.message}`).toBe('')
  }
})
