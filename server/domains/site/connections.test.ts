import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { ModelsAnswer } from '../../../contract/chats/chats.ts'
import { refusalTexts } from '../../../contract/refusals.ts'
import {
  type ConnectionInput,
  type ConnectionsState,
  type ConnectionTest,
  type ConnectionTestInput,
  connectionLimits,
  connectionModelId,
} from '../../../contract/site/connections.ts'
import { inEnglish } from '../../../texts/english.ts'
import { readChat, say } from '../../testing/chat-calls.ts'
import { type KeyServer, startKeyServer } from '../../testing/servers/key-server.ts'
import { createTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'
import { onServer, type TestUser } from '../../testing/test-user.ts'
import { until } from '../../testing/until.ts'
import { modelConnections } from './tables.ts'

const path = '/api/operator/connections'
const key = 'sk-of-the-operator-7777'
let app: TestApp
let operator: TestUser
let stranger: TestUser
let service: KeyServer

beforeAll(async () => {
  service = await startKeyServer(key)
  app = await createTestApp()
  operator = await app.signUp()
  stranger = await app.signUp()
})
afterAll(async () => {
  await app.close()
  await service.stop()
})

const models = [{ id: 'gpt-4o', contextTokens: 128_000, sees: true }]
const input = (change: Partial<ConnectionInput> = {}): ConnectionInput => ({
  name: 'House models',
  kind: 'openai',
  address: service.url,
  key,
  models,
  ...change,
})

async function stateOf(answer: Response): Promise<ConnectionsState> {
  expect(answer.status).toBe(200)
  return (await answer.json()) as ConnectionsState
}

/** Adds a connection that is removed when the test ends. */
async function add(change: Partial<ConnectionInput> = {}): Promise<ConnectionsState['connections'][number]> {
  const { connections } = await stateOf(await operator.send('POST', path, input(change)))
  const made = connections.at(-1)!
  onTestFinished(async () => {
    await operator.send('DELETE', `${path}/${made.id}`)
  })
  return made
}

async function modelsFor(user: TestUser): Promise<ModelsAnswer> {
  return (await (await user.get('/api/models')).json()) as ModelsAnswer
}

async function tryOut(change: Partial<ConnectionTestInput>): Promise<ConnectionTest> {
  const answer = await operator.send('POST', `${path}/test`, {
    kind: 'openai',
    address: service.url,
    key,
    ...change,
  })
  expect(answer.status).toBe(200)
  return (await answer.json()) as ConnectionTest
}

/** Starts a server that answers as a test wants, until it ends. */
async function serverThat(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<string> {
  const server: Server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
}

const json = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

test('offers the models of a connection under its name, and replies with one', async () => {
  const { id } = await add()
  const modelId = connectionModelId(id, 'gpt-4o')
  const { models: offered } = await modelsFor(stranger)
  expect(offered[0]).toMatchObject({
    id: modelId,
    label: 'gpt-4o',
    provider: 'House models',
    kind: 'endpoint',
    contextTokens: 128_000,
    sees: true,
  })
  const { chatId } = await say(stranger, 'Hello', { model: modelId })
  const reply = await until(async () => {
    const { messages } = await readChat(stranger, chatId)
    return messages.at(-1)?.text === 'Paid for by yourself.' && messages
  })
  expect(reply).toBeTruthy()
})

test('never returns a key, and stores it sealed', async () => {
  const made = await add()
  expect(made).toMatchObject({ keyEnd: '7777', keyIsLost: false })
  const listed = await (await operator.get(path)).text()
  expect(listed).not.toContain(key)
  const rows = await app.doors.db.select().from(modelConnections)
  expect(JSON.stringify(rows)).not.toContain(key)
})

test('keeps the key through a change, and asks for it again for another address', async () => {
  const { id } = await add()
  const { key: _, ...rest } = input({ name: 'Renamed' })
  const { connections } = await stateOf(await operator.send('PUT', `${path}/${id}`, rest))
  expect(connections.find((one) => one.id === id)).toMatchObject({ name: 'Renamed', keyEnd: '7777' })
  const moved = await operator.send('PUT', `${path}/${id}`, { ...rest, address: 'https://other.example/v1' })
  expect(moved.status).toBe(400)
  expect(((await moved.json()) as { error: string }).error).toBe(inEnglish(refusalTexts.keyForOtherAddress))
})

test('sends a stored key only to the address that it was entered for', async () => {
  const { id } = await add()
  let seen: string | undefined
  const other = await serverThat((request, response) => {
    seen = request.headers.authorization
    json(response, { data: [] })
  })
  const there = { key: undefined, connectionId: id }
  expect(await tryOut({ ...there, kind: 'other', address: other })).toMatchObject({ outcome: 'works' })
  expect(seen).toBeUndefined()
  expect(await tryOut(there)).toMatchObject({ outcome: 'works' })
})

test('asks for a key again that was sealed with another secret', async () => {
  const { id } = await add()
  const second = await useTestApp({
    settings: { SECRET: 'another-secret-0123456789-abcdefghij', OPERATOR_EMAILS: operator.email },
    database: app.connection,
  })
  expect(second.doors.site.connections().find((one) => one.id === id)).toMatchObject({
    key: null,
    keyIsLost: true,
  })
})

test('sends no key unprotected over the internet, and reaches private addresses', async () => {
  const far = await operator.send('POST', path, input({ address: 'http://models.example.org/v1' }))
  expect(far.status).toBe(400)
  expect(((await far.json()) as { error: string }).error).toBe(inEnglish(refusalTexts.keyNeedsHttps))
  const near = await add({ kind: 'ollama', address: 'http://192.168.1.20:11434/v1' })
  expect(near.address).toBe('http://192.168.1.20:11434/v1')
})

test('refuses everyone but an operator', async () => {
  expect((await stranger.get(path)).status).toBe(403)
  expect((await stranger.send('POST', path, input())).status).toBe(403)
  expect((await stranger.send('POST', `${path}/test`, { kind: 'openai', address: service.url })).status).toBe(
    403,
  )
  expect((await stranger.send('PUT', `${path}/defaults`, { chat: null })).status).toBe(403)
})

test('refuses more connections than fit', async () => {
  const rows = Array.from({ length: connectionLimits.connectionsMax }, (_, i) => ({
    id: `full-${i}`,
    name: 'Full',
    kind: 'other' as const,
    address: service.url,
    models,
  }))
  const full = await useTestApp()
  const owner = await full.signUp()
  await full.doors.db.insert(modelConnections).values(rows)
  const answer = await owner.send('POST', path, input())
  expect(answer.status).toBe(409)
  expect(((await answer.json()) as { error: string }).error).toBe(inEnglish(refusalTexts.tooManyConnections))
})

test('tells other servers of a connection, and of its end', async () => {
  const second = await useTestApp({
    settings: { SECRET: app.doors.env.SECRET },
    database: app.connection,
  })
  const there = onServer(second.request, stranger)
  const { id } = await add()
  const has = async () => (await modelsFor(there)).models.some((model) => model.id.includes(id))
  await until(has)
  await operator.send('DELETE', `${path}/${id}`)
  await until(async () => !(await has()))
})

test('takes the chosen model for new chats, until it is gone', async () => {
  const { id } = await add({ models: [...models, { id: 'gpt-4o-mini', contextTokens: null, sees: null }] })
  const chosen = connectionModelId(id, 'gpt-4o-mini')
  const { defaults } = await stateOf(await operator.send('PUT', `${path}/defaults`, { chat: chosen }))
  expect(defaults).toEqual({ chat: chosen, rewriting: null, titles: null })
  expect((await modelsFor(stranger)).defaultModel).toBe(chosen)
  await operator.send('DELETE', `${path}/${id}`)
  expect((await modelsFor(stranger)).defaultModel).toBe('built-in')
  const unknown = await operator.send('PUT', `${path}/defaults`, { titles: 'nothing' })
  expect(unknown.status).toBe(400)
})

test('has titles written by the model that the operator chose for them', async () => {
  const asked: string[] = []
  const address = await serverThat((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      const { model } = JSON.parse(body) as { model: string }
      asked.push(model)
      const content = model === 'small' ? 'Tides And Moon' : 'The moon pulls the sea.'
      const event = JSON.stringify({ choices: [{ delta: { content }, finish_reason: 'stop' }] })
      response
        .writeHead(200, { 'content-type': 'text/event-stream' })
        .end(`data: ${event}\n\ndata: [DONE]\n\n`)
    })
  })
  const nothing = { contextTokens: null, sees: null }
  const { id } = await add({
    kind: 'ollama',
    address,
    key: '',
    models: [
      { id: 'large', ...nothing },
      { id: 'small', ...nothing },
    ],
  })
  await operator.send('PUT', `${path}/defaults`, { titles: connectionModelId(id, 'small') })
  const { chatId } = await say(stranger, 'Why are there tides?', { model: connectionModelId(id, 'large') })
  await until(async () => (await readChat(stranger, chatId)).chat.title === 'Tides And Moon')
  expect(asked).toEqual(['large', 'small'])
  await operator.send('PUT', `${path}/defaults`, { titles: null })
})

test('sends the key as each service takes it', async () => {
  const seen: Record<string, string | string[] | undefined>[] = []
  const address = await serverThat(({ headers, url }, response) => {
    seen.push({ bearer: headers.authorization, x: headers['x-api-key'], own: headers['api-key'] })
    if (url === '/v1/models') return json(response, { data: [{ id: 'a' }] })
    response
      .writeHead(200)
      .end('data: {"choices":[{"delta":{"content":"ready"},"finish_reason":"stop"}]}\n\n')
  })
  await tryOut({ kind: 'anthropic', address, model: 'a' })
  await tryOut({ kind: 'azure', address, model: 'a' })
  const bearer = `Bearer ${key}`
  expect(seen).toEqual([{ x: key }, { bearer }, { own: key }, { own: key }])
})

test('names what is wrong with a connection', async () => {
  expect(await tryOut({ model: 'gpt-4o' })).toMatchObject({ outcome: 'works', status: null })
  expect(await tryOut({ key: 'sk-wrong-0000' })).toMatchObject({ outcome: 'wrong-key', status: 401 })
  expect(await tryOut({ key: '' })).toMatchObject({ outcome: 'key-missing' })
  expect(await tryOut({ kind: 'other', address: 'http://127.0.0.1:9/v1' })).toMatchObject({
    outcome: 'no-answer',
    host: '127.0.0.1:9',
  })
  const page = await serverThat((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
  )
  expect(await tryOut({ address: page })).toMatchObject({ outcome: 'other-protocol' })
  const elsewhere = await serverThat((_, response) => json(response, { detail: 'Not Found' }, 404))
  expect(await tryOut({ address: elsewhere, model: 'a' })).toMatchObject({ outcome: 'other-protocol' })
  const broke = await serverThat((_, response) => json(response, { error: {} }, 500))
  expect(await tryOut({ address: broke })).toMatchObject({ outcome: 'failed', status: 500 })
  const poor = await serverThat((request, response) =>
    request.url === '/v1/models' ? json(response, { data: [{ id: 'a' }] }) : json(response, {}, 402),
  )
  expect(await tryOut({ address: poor, model: 'a' })).toMatchObject({ outcome: 'no-credit', status: 402 })
})

test('names a model that a server does not have, as different servers say it', async () => {
  const refusals: [status: number, error: string][] = [
    [404, 'The model `b` does not exist'],
    [404, 'model "b" not found, try pulling it first'],
    [400, 'b is not a valid model ID'],
    [404, 'The API deployment for this resource does not exist.'],
  ]
  for (const [status, message] of refusals) {
    const address = await serverThat((request, response) =>
      request.url === '/v1/models'
        ? json(response, { data: [{ id: 'a' }] })
        : json(response, { error: { message } }, status),
    )
    expect(await tryOut({ address, model: 'b' })).toMatchObject({ outcome: 'no-such-model', status })
  }
})

test('follows no redirect, so that the key stays where it was entered', async () => {
  let reached = false
  const other = await serverThat((_, response) => {
    reached = true
    json(response, { data: [{ id: 'a' }] })
  })
  const address = await serverThat((_, response) =>
    response.writeHead(302, { location: `${other}/models` }).end(),
  )
  expect(await tryOut({ address })).toMatchObject({ outcome: 'no-answer' })
  expect(reached).toBe(false)
})

test('reads the sizes and the sight of models where servers tell them', async () => {
  const list = [
    {
      id: 'a/large',
      context_length: 200_000,
      architecture: { input_modalities: ['text', 'image'], output_modalities: ['text'] },
    },
    { id: 'b/painter', architecture: { output_modalities: ['image'] } },
    {
      id: 'mistral-small',
      max_context_length: 32_768,
      capabilities: { completion_chat: true, vision: true },
    },
    { id: 'mistral-embed', capabilities: { completion_chat: false } },
    { id: 'llama-3-8b-instruct', max_model_len: 8_192 },
    { id: 'plain' },
    'no model',
  ]
  const address = await serverThat((_, response) => json(response, { object: 'list', data: list }))
  expect((await tryOut({ address })).models).toEqual([
    { id: 'a/large', contextTokens: 200_000, sees: true },
    { id: 'llama-3-8b-instruct', contextTokens: 8_192, sees: null },
    { id: 'mistral-small', contextTokens: 32_768, sees: true },
    { id: 'plain', contextTokens: null, sees: null },
  ])
})

test('asks Ollama, LM Studio and llama.cpp for what the shared protocol does not say', async () => {
  const ollama = await serverThat((request, response) => {
    if (request.url === '/v1/models') return json(response, { data: [{ id: 'qwen3:4b' }, { id: 'llava' }] })
    if (request.url === '/api/ps')
      return json(response, { models: [{ name: 'llava', context_length: 16_384 }] })
    return json(response, {
      capabilities: ['completion', 'vision'],
      model_info: { 'qwen3.context_length': 262_144 },
    })
  })
  expect((await tryOut({ kind: 'ollama', address: ollama, key: '' })).models).toEqual([
    { id: 'llava', contextTokens: 16_384, sees: true },
    { id: 'qwen3:4b', contextTokens: 4_096, sees: true },
  ])
  const studio = await serverThat((request, response) =>
    request.url === '/v1/models'
      ? json(response, { data: [{ id: 'phi' }] })
      : json(response, { data: [{ id: 'phi', type: 'vlm', max_context_length: 32_768 }] }),
  )
  expect((await tryOut({ kind: 'lm-studio', address: studio, key: '' })).models).toEqual([
    { id: 'phi', contextTokens: 32_768, sees: true },
  ])
  const llama = await serverThat((request, response) =>
    request.url === '/v1/models'
      ? json(response, { data: [{ id: 'model.gguf', meta: { n_ctx_train: 131_072 } }] })
      : json(response, { default_generation_settings: { n_ctx: 8_192 }, modalities: { vision: false } }),
  )
  expect((await tryOut({ kind: 'llama-cpp', address: llama, key: '' })).models).toEqual([
    { id: 'model.gguf', contextTokens: 8_192, sees: false },
  ])
})
