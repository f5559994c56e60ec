import { type Answer, read } from '../answers.ts'
import { newNetwork } from '../callers.ts'
import { expand, type Owners } from './expand.ts'
import type { Caller, FuzzRequest } from './requests.ts'

export type FuzzWorld = {
  url: string
  cookies: Record<Caller, string | null>
  owners: Record<'ana' | 'ben', Owners['own']>
}

const patienceMs = 30_000

/** Sends a request and reads the response; of an event stream only its first piece. */
export async function send(
  world: FuzzWorld,
  request: FuzzRequest,
): Promise<Answer & { ms: number; sent: string }> {
  const owners = { own: world.owners[request.caller === 'ana' ? 'ana' : 'ben'], ...world.owners }
  const address = addressOf(request, owners)
  const cookie = world.cookies[request.caller]
  const headers: Record<string, string> = {
    origin: world.url,
    'x-forwarded-for': `${newNetwork()}::1`,
    ...(cookie ? { cookie } : {}),
    ...typeOf(request.body),
    ...request.headers,
  }
  const body = contentOf(request.body, owners)
  const startedAt = performance.now()
  const answer = await read(
    fetchFirst(world.url + address, {
      method: request.method,
      headers: asLatin1(headers),
      body,
      redirect: 'manual',
    }),
  )
  const said = typeof body === 'string' ? body : ''
  return { ...answer, ms: performance.now() - startedAt, sent: address + said }
}

/** Leaves an event stream after its first piece, so that an open stream does not count as a slow response. */
async function fetchFirst(url: string, init: RequestInit): Promise<Response> {
  const leave = new AbortController()
  const answer = await fetch(url, {
    ...init,
    signal: AbortSignal.any([leave.signal, AbortSignal.timeout(patienceMs)]),
  })
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream') || !answer.body) return answer
  const reader = answer.body.getReader()
  const first = await Promise.race([
    reader.read(),
    new Promise<null>((resolve) => setTimeout(resolve, 100, null)),
  ])
  leave.abort()
  return new Response(first?.value ?? null, { status: answer.status })
}

function addressOf({ path, params, query }: FuzzRequest, owners: Owners): string {
  const filled = path.replace(/:(\w+)|\*/g, (_, name: string | undefined) => {
    const text = asText(expand(params[name ?? '*'], owners)).slice(0, 4_000)
    return encode(text) || '%20'
  })
  const pairs = Object.entries(query).map(
    ([name, value]) => `${encode(name)}=${encode(asText(expand(value, owners)).slice(0, 6_000))}`,
  )
  return pairs.length > 0
    ? `${filled}?${pairs
        .join('&')
        .slice(0, 12_000)
        .replace(/%[^%]{0,1}$/, '')}`
    : filled
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

/** Keeps percent signs, because some of the texts are encoded on purpose. */
function encode(text: string): string {
  const safe = encodeURIComponent(text.toWellFormed())
  return text.startsWith('%') || text.startsWith('..%') ? text : safe
}

function typeOf(body: FuzzRequest['body']): Record<string, string> {
  if (!body || 'file' in body) return {}
  return { 'content-type': 'json' in body ? 'application/json' : body.type }
}

function contentOf(body: FuzzRequest['body'], owners: Owners): string | FormData | null {
  if (!body) return null
  if ('raw' in body) return body.raw
  if ('json' in body) return JSON.stringify(expand(body.json, owners)) ?? ''
  const form = new FormData()
  form.set(body.field, new File([Buffer.from(asText(expand(body.file, owners)), 'latin1')], body.name))
  return form
}

/** fetch sends headers only in Latin 1, and refuses line breaks and NUL by itself. */
function asLatin1(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Buffer.from(value).toString('latin1')]),
  )
}
