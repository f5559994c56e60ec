import OpenAI from 'openai'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiRefusal, makeProgram, type TestProgram } from '../../testing/api-program.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let program: TestProgram
let openai: OpenAI

beforeAll(async () => {
  app = await createTestApp({ settings: { BILLING: 'off' } })
  program = await makeProgram(app, await app.signUp())
  openai = new OpenAI({ apiKey: program.secret, baseURL: `${await listenAll()}/api/v1`, maxRetries: 0 })
})
afterAll(() => app.close())

let close = () => {}
async function listenAll(): Promise<string> {
  const { serve } = await import('@hono/node-server')
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch as never, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve(`http://127.0.0.1:${port}`),
    )
    close = () => server.close()
  })
}
afterAll(() => close())

const question = 'Write a short letter that thanks a teacher for a recommendation.'

test('works with the openai client: models, a reply, and a streamed reply', async () => {
  const models = await openai.models.list()
  expect(models.data.length).toBeGreaterThan(0)
  const model = models.data[0]?.id ?? ''
  const reply = await openai.chat.completions.create({
    model,
    temperature: 0.2,
    messages: [
      { role: 'system', content: 'Answer briefly.' },
      { role: 'user', content: question },
    ],
  })
  expect(reply.model).toBe(model)
  expect(reply.choices[0]?.message.content?.length).toBeGreaterThan(20)
  expect(reply.usage?.total_tokens).toBeGreaterThan(10)
  const stream = await openai.chat.completions.create({
    model: 'default',
    messages: [{ role: 'user', content: [{ type: 'text', text: question }] }],
    stream: true,
    stream_options: { include_usage: true },
  })
  let text = ''
  let finish: string | null = null
  let tokens = 0
  for await (const chunk of stream) {
    text += chunk.choices[0]?.delta.content ?? ''
    finish = chunk.choices[0]?.finish_reason ?? finish
    tokens = chunk.usage?.total_tokens ?? tokens
  }
  expect(text.length).toBeGreaterThan(20)
  expect(finish).toBe('stop')
  expect(tokens).toBeGreaterThan(10)
})

test('tells the openai client why a call is refused', async () => {
  const failure = await openai.chat.completions
    .create({ model: 'gpt-unknown', messages: [{ role: 'user', content: 'Hello' }] })
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(OpenAI.NotFoundError)
  expect(failure).toMatchObject({ status: 404, code: 'not_found' })
  const stranger = new OpenAI({ apiKey: 'lh_wrong', baseURL: openai.baseURL, maxRetries: 0 })
  expect(await stranger.models.list().catch((error: unknown) => error)).toMatchObject({
    status: 401,
    code: 'key_invalid',
  })
})

test('needs the permission, a question last and one answer', async () => {
  const ask = (body: object) => apiRefusal(program.call('POST', '/api/v1/chat/completions', body))
  const messages = [{ role: 'user', content: question }]
  expect(await ask({ model: 'default', messages, n: 2 })).toBe('400 invalid_input')
  expect(await ask({ model: 'default', messages: [{ role: 'system', content: 'x' }] })).toBe(
    '400 invalid_input',
  )
  const reader = await makeProgram(app, await app.signUp(), { scopes: ['detect'] })
  expect(
    await apiRefusal(reader.call('POST', '/api/v1/chat/completions', { model: 'default', messages })),
  ).toBe('403 key_scope_missing')
})

test('stores nothing of a conversation', async () => {
  const ana = await app.signUp()
  const hers = await makeProgram(app, ana)
  const messages = [{ role: 'user', content: question }]
  expect((await hers.call('POST', '/api/v1/chat/completions', { model: 'default', messages })).status).toBe(
    200,
  )
  expect(await (await ana.get('/api/chats')).json()).toMatchObject({ chats: [] })
  expect((await (await ana.get('/api/api-keys/usage')).json()) as object).toMatchObject({
    rows: [{ kind: 'chat', calls: 1, words: 11 }],
  })
})
