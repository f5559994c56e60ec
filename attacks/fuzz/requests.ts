import fc from 'fast-check'
import type { FuzzedRoute } from './routes.ts'
import { hostile, idNames, nearlyValid, valid } from './values.ts'

export type Caller = 'visitor' | 'ana' | 'ben'

/** A request as plain data, with long texts and ids in short form: see expand.ts. */
export type FuzzRequest = {
  method: string
  path: string
  caller: Caller
  params: Record<string, unknown>
  query: Record<string, unknown>
  headers: Record<string, string>
  /** JSON, raw text, a file in a form, or nothing. */
  body:
    | { json: unknown }
    | { raw: string; type: string }
    | { file: string; name: string; field: string }
    | null
}

/** Calls that would end the session that the other requests of a batch need. */
const endsSession = ['POST /api/auth/sign-out', 'DELETE /api/account/sessions/:sessionId']

const oddHeaders = fc.constantFrom<Record<string, string>[]>(
  { accept: 'text/event-stream' },
  { accept: '*/*;q=x' },
  { 'accept-language': 'x'.repeat(2_000) },
  { 'accept-encoding': 'br;q=9, gzip;q=-1' },
  { authorization: 'Bearer x' },
  { authorization: `Bearer ${'é'.repeat(500)}` },
  { range: 'bytes=5-1' },
  { 'if-none-match': '"'.repeat(200) },
  { 'x-http-method-override': 'DELETE' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-for': ', ,::,999.1.1.1' },
  { 'content-type': 'application/json; charset=utf-7' },
  { 'content-type': 'text/plain' },
  { cookie: `longhand.session_token=${'%00'.repeat(50)}; __proto__=x` },
  { traceparent: '00-0-0-0' },
)

const rawBodies = fc.constantFrom(
  '',
  '{',
  'null',
  '"text"',
  '{"a":1e999}',
  '{"a":1,"a":2}',
  '[['.repeat(20_000),
  `${'['.repeat(3_000)}${']'.repeat(3_000)}`,
  `{"text":"${'\\u0000'.repeat(5_000)}"}`,
  `{"text":"\\ud800"}`,
  `{${Array.from({ length: 5_000 }, (_, at) => `"k${at}":1`).join(',')}}`,
  '\u0000',
  'a=1&b=2',
)

const fileContents = fc.oneof(
  fc.constantFrom(
    '',
    'A calm sea.',
    '%PDF-1.4\n%%EOF',
    'PK\u0003\u0004',
    '\u0089PNG\r\n',
    '«repeat a 60000»',
    '«repeat  \n 20000»',
    '«repeat \u0000 5000»',
  ),
  fc.string({ unit: 'binary', maxLength: 500 }),
)
const fileNames = fc.constantFrom(
  'a.txt',
  'a.pdf',
  'a.docx',
  'voice.webm',
  '',
  '.',
  '../../x',
  'a\u0000.txt',
  'x'.repeat(5_000),
  '"; filename="b.txt',
)

/** Generates requests to the routes, spread evenly over them. */
export function requestsTo(routes: FuzzedRoute[]): fc.Arbitrary<FuzzRequest> {
  return fc.constantFrom(...routes).chain((route) =>
    fc.record({
      method: fc.constant(route.method),
      path: fc.constant(route.path),
      caller: callersOf(route),
      params: paramsOf(route),
      query: queryOf(route),
      headers: fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, oddHeaders),
      body: bodyOf(route),
    }),
  )
}

function callersOf({ method, path }: FuzzedRoute): fc.Arbitrary<Caller> {
  if (endsSession.includes(`${method} ${path}`)) return fc.constant('visitor')
  return fc.constantFrom('visitor', 'ana', 'ana', 'ben', 'ben', 'ben')
}

function paramsOf({ method, path }: FuzzedRoute): fc.Arbitrary<Record<string, unknown>> {
  const names = [...path.matchAll(/:(\w+)|(\*)/g)].map(([, name]) => name ?? '*')
  const known = (name: string) => (idNames as readonly string[]).includes(name)
  // Few deletions succeed, so that data remains for the other requests of a batch.
  const owners = method === 'DELETE' ? ['ana', 'ana', 'ana', 'ana', 'ben'] : ['own', 'own', 'ana', 'ben']
  const one = (name: string) =>
    known(name)
      ? fc.oneof(
          { weight: 3, arbitrary: fc.constantFrom(...owners).map((who) => `«${who}.${name}»`) },
          fc.uuid(),
          hostile,
        )
      : fc.oneof(
          fc.constantFrom('1', '-1', '999999999999', 'verify', 'x'.repeat(43), '..%2f..%2fetc'),
          hostile,
        )
  return fc.record(Object.fromEntries(names.map((name) => [name, one(name)])))
}

function queryOf({ schemas: { query } }: FuzzedRoute): fc.Arbitrary<Record<string, unknown>> {
  const odd = fc.dictionary(
    fc.constantFrom('q', 'cursor', 'limit', 'token', 'userId', '__proto__', '\u0000'),
    hostile,
    { maxKeys: 2 },
  )
  if (!query) return fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, odd)
  return fc
    .oneof(valid(query), nearlyValid(query), odd)
    .map((value) => Object(value) as Record<string, unknown>)
}

function bodyOf({
  method,
  schemas: { json },
  fileField,
  sample,
}: FuzzedRoute): fc.Arbitrary<FuzzRequest['body']> {
  if (method === 'GET') return fc.constant(null)
  const raw = fc.record({
    raw: rawBodies,
    type: fc.constantFrom(
      'application/json',
      'text/plain',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
    ),
  })
  if (fileField) {
    const file = fc.record({
      file: fileContents,
      name: fileNames,
      field: fc.constantFrom(fileField, fileField, 'other'),
    })
    return fc.oneof({ weight: 4, arbitrary: file }, raw)
  }
  const values = json
    ? [
        { weight: 3, arbitrary: valid(json) },
        { weight: 3, arbitrary: nearlyValid(json) },
        { weight: 1, arbitrary: hostile },
      ]
    : [
        { weight: 2, arbitrary: fc.constant(sample ?? {}) },
        { weight: 2, arbitrary: hostile },
      ]
  return fc.oneof(
    { weight: 6, arbitrary: fc.oneof(...values).map((value) => ({ json: value })) },
    raw,
    fc.constant(null),
  )
}
