import fc, { type Arbitrary } from 'fast-check'
import { apiError } from '../../../contract/api/errors.ts'
import { type ApiOperation, apiOperations } from '../../../contract/api/operations.ts'
import { arbitraryOf, type JsonSchema, type Schemas } from './arbitrary-of-schema.ts'

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: JsonSchema }
type Operation = {
  operationId: string
  parameters: Parameter[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, { content?: Record<string, unknown> }>
}
export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Schemas }
}

export type FuzzInput = {
  document: ApiDocument
  /** Sends a request whose address has no host. */
  send: (path: string, init: RequestInit) => Promise<Response>
  /** Secrets of keys: the first may do everything, the others are odd. */
  secrets: [string, ...string[]]
  /** Values of parameters of paths that name something of the account, by their names. */
  ids: Record<string, string[]>
  seed: number
  count: number
  /** Called before each request, to give back what limits took. */
  before?: () => Promise<void>
}
export type FuzzOutcome = { statuses: Map<string, number>; faults: string[] }

type Made = { path: string; init: RequestInit; shown: string }

/** Sends random requests of every call of the document, and compares each answer with what the document says of it. */
export async function fuzzApi(input: FuzzInput): Promise<FuzzOutcome> {
  const statuses = new Map<string, number>()
  const faults: string[] = []
  const calls = apiOperations.map((operation) => ({
    operation,
    described: describedOf(input.document, operation),
  }))
  const each = Math.ceil(input.count / calls.length)
  const samples = calls.map(({ operation, described }, at) =>
    fc.sample(requestOf(operation, described, input), { seed: input.seed + at, numRuns: each }),
  )
  for (let round = 0; round < each; round++)
    for (const [at, { operation, described }] of calls.entries()) {
      const made = samples[at]?.[round]
      if (!made) continue
      await input.before?.()
      const answer = await input.send(made.path, made.init)
      statuses.set(String(answer.status), (statuses.get(String(answer.status)) ?? 0) + 1)
      const fault = await faultOf(answer, operation, described)
      if (fault) faults.push(`${operation.id} ${fault}: ${made.shown}`)
    }
  return { statuses, faults }
}

function describedOf({ paths }: ApiDocument, { id }: ApiOperation): Operation {
  const all = Object.values(paths).flatMap((path) => Object.values(path))
  const found = all.find(({ operationId }) => operationId === id)
  if (!found) throw new Error(`The document does not have ${id}.`)
  return found
}

/** Says what an answer has that the document does not promise. Server errors are faults although it lists some. */
async function faultOf(
  answer: Response,
  { answer: promised, status = 200 }: ApiOperation,
  { responses }: Operation,
): Promise<string | null> {
  const described = responses[String(answer.status)]
  const body = await answer.text()
  if (answer.status >= 500) return `${answer.status} ${body.slice(0, 300)}`
  if (!described) return `has no answer with ${answer.status}`
  const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? ''
  if (!Object.keys(described.content ?? {}).includes(type)) return `${answer.status} is of type “${type}”`
  if (type !== 'application/json') return null
  const schema = answer.status === status ? promised : apiError
  const read = schema?.safeParse(JSON.parse(body))
  return read && !read.success
    ? `${answer.status} has another form: ${read.error.message.slice(0, 300)}`
    : null
}

function requestOf(operation: ApiOperation, described: Operation, input: FuzzInput): Arbitrary<Made> {
  const [method = '', pattern = ''] = operation.call.split(' ')
  const { parameters, requestBody } = described
  const place = (where: Parameter['in']) => parameters.filter((each) => each.in === where)
  return fc
    .record({
      params: fc.record(
        Object.fromEntries(place('path').map(({ name }) => [name, idOf(input.ids[name] ?? [])])),
      ),
      query: fc.record(
        Object.fromEntries(
          place('query').map(({ name, schema }) => [name, arbitraryOf(schema, schemasOf(input))]),
        ),
        { requiredKeys: place('query').flatMap(({ name, required }) => (required ? [name] : [])) },
      ),
      once: place('header').length > 0 ? onceKey : fc.constant(undefined),
      body: bodyOf(requestBody, input),
      secret: fc.oneof(
        { weight: 15, arbitrary: fc.constant(input.secrets[0]) },
        { weight: 1, arbitrary: fc.constantFrom('', 'lh_none', 'é', ...input.secrets) },
      ),
    })
    .map(({ params, query, once, body, secret }) => {
      const path = pattern.replaceAll(/:(\w+)/g, (_, name) => encodedPart(String(params[name])))
      const search = searchOf(query)
      const headers = new Headers(body?.type ? { 'content-type': body.type } : {})
      setHeader(headers, 'authorization', secret && `Bearer ${secret}`)
      setHeader(headers, 'idempotency-key', once)
      const init = { method, headers, ...(body ? { body: body.content } : {}) }
      const shown = `${method} ${path}${search} ${body?.shown ?? ''}`
      return { path: path + search, init, shown: shown.slice(0, 600) }
    })
}

const schemasOf = ({ document }: FuzzInput) => document.components.schemas

const onceKey = fc.option(fc.oneof(fc.constantFrom('one', 'two', ' ', 'x'.repeat(300)), fc.uuid()), {
  nil: undefined,
  freq: 3,
})

const idOf = (known: string[]) =>
  fc.oneof(
    ...(known.length > 0 ? [{ weight: 3, arbitrary: fc.constantFrom(...known) }] : []),
    { weight: 1, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }) },
  )

type Body = { content: string | FormData; shown: string; type?: string } | undefined

function bodyOf(described: Operation['requestBody'], input: FuzzInput): Arbitrary<Body> {
  const [type, found] = Object.entries(described?.content ?? {})[0] ?? []
  if (!type || !found) return fc.constant(undefined)
  const value = arbitraryOf(found.schema, schemasOf(input))
  if (type === 'multipart/form-data')
    return fc.tuple(value, fileOf).map(([fields, file]) => ({
      content: formOf(fields, file),
      shown: JSON.stringify([fields, file]),
    }))
  const text = value.map((body) => JSON.stringify(body) ?? '')
  const odd = fc.constantFrom('{', '', '['.repeat(5_000), '{"__proto__":{"a":1},"text":"x"}')
  const ofOtherType = fc.constantFrom<Body>({ content: '{"a":1}', shown: 'as text', type: 'text/plain' })
  const asBody = (content: string): Body => ({ content, shown: content, type })
  return fc.oneof(
    { weight: 30, arbitrary: text.map(asBody) },
    { weight: 1, arbitrary: odd.map(asBody) },
    { weight: 1, arbitrary: ofOtherType },
  )
}

const fileOf = fc.record({
  name: fc.constantFrom('texts.csv', 'texts.jsonl', 'texts.zip', 'texts', '../a.csv', '.csv'),
  content: fc.oneof(
    fc.constantFrom(
      'text\nThe council met twice.\n"=1+1"\n',
      '{"text":"The council met."}\n"Another text."\n',
      '{"text":"The council met."}\n{broken\n',
      'a;b\n1;2\n',
      '"open\n',
      '',
    ),
    fc.string({ unit: 'binary', maxLength: 200 }),
  ),
})

function formOf(fields: unknown, { name, content }: { name: string; content: string }): FormData {
  const form = new FormData()
  const given = typeof fields === 'object' && fields !== null ? Object.entries(fields) : []
  for (const [key, value] of given)
    if (key !== 'file' && value !== undefined)
      form.append(key, typeof value === 'string' ? value : JSON.stringify(value))
  form.append('file', new File([content], name))
  return form
}

function searchOf(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(
    pairs.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
  return pairs.length > 0 ? `?${search}` : ''
}

/** Half of a sign has no encoding. */
function encodedPart(part: string): string {
  const encoded = encodeURIComponent(part.toWellFormed())
  // A part of dots alone would be another path.
  return encoded.replace(/^\.+$/, (dots) => '%2E'.repeat(dots.length))
}

/** Leaves out what no header can have. */
function setHeader(headers: Headers, name: string, value: string | undefined): void {
  try {
    if (value) headers.set(name, value)
  } catch {
    headers.delete(name)
  }
}
