import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiRefusal, callerWith, makeProgram } from '../../testing/api-program.ts'
import { listen } from '../../testing/listen.ts'
import { developerExample } from '../../testing/samples/developer-examples.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { machineText } from '../../testing/texts.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ settings: { BILLING: 'off' } })
})
afterAll(() => app.close())

/** Connects the official client to the app with a key. */
async function connect(secret: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', await listen(app)), {
    requestInit: { headers: { authorization: `Bearer ${secret}` } },
  })
  await client.connect(transport as Transport)
  return client
}

type Result = { isError?: boolean; structuredContent?: Record<string, unknown>; content: { text: string }[] }

async function use(client: Client, name: string, input: Record<string, unknown> = {}): Promise<Result> {
  return (await client.callTool({ name, arguments: input })) as Result
}

test('passes a session of the official client', async () => {
  const ana = await app.signUp()
  const client = await connect((await makeProgram(app, ana)).secret)
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    'detect_ai',
    'humanize',
    'check_originality',
    'list_essays',
    'read_essay',
    'create_essay',
    'append_to_essay',
    'read_usage',
  ])
  expect((await use(client, 'detect_ai', { text: machineText })).structuredContent).toMatchObject({
    checkedBy: 'embedded',
  })
  const rewritten = await use(client, 'humanize', { text: machineText, mode: 'strong' })
  expect(rewritten.structuredContent).toMatchObject({ changed: true, mode: 'strong' })
  const compared = await use(client, 'check_originality', {
    text: machineText,
    sources: [{ name: 'The same', text: machineText }],
  })
  expect(compared.structuredContent).toMatchObject({ sources: [{ title: 'The same' }] })
  const made = await use(client, 'create_essay', { title: 'Lamps', markdown: '# Lamps\n\nThe first one.' })
  const essayId = String(made.structuredContent?.id)
  await use(client, 'append_to_essay', { essayId, markdown: 'The second one.' })
  expect((await use(client, 'read_essay', { essayId })).structuredContent).toMatchObject({
    markdown: '# Lamps\n\nThe first one.\n\nThe second one.',
  })
  expect((await use(client, 'list_essays')).structuredContent).toMatchObject({ essays: [{ id: essayId }] })
  expect((await use(client, 'read_usage')).structuredContent).toMatchObject({ key: { name: 'Test' } })
  await client.close()
})

test('connects with the configuration of the reference', async () => {
  const { secret } = await makeProgram(app, await app.signUp())
  const { mcpServers } = JSON.parse(developerExample('mcpServers').replace('lh_…', secret)) as {
    mcpServers: Record<string, { type: string; url: string; headers: Record<string, string> }>
  }
  const [server] = Object.values(mcpServers)
  expect(server?.type).toBe('http')
  const client = new Client({ name: 'test', version: '1' })
  const address = new URL(new URL(server!.url).pathname, await listen(app))
  const transport = new StreamableHTTPClientTransport(address, { requestInit: { headers: server!.headers } })
  await client.connect(transport as Transport)
  expect((await client.listTools()).tools.length).toBeGreaterThan(5)
  await client.close()
})

test('refuses what the key may not do, and the essays of another user', async () => {
  const [ana, ben] = [await app.signUp(), await app.signUp()]
  const hers = await connect((await makeProgram(app, ana)).secret)
  const made = await use(hers, 'create_essay', { title: 'Hers' })
  const essayId = String(made.structuredContent?.id)
  const his = await connect((await makeProgram(app, ben)).secret)
  const read = await use(his, 'read_essay', { essayId })
  expect(read.isError).toBe(true)
  expect(read.content[0]?.text).toContain('(not_found)')
  const reader = await connect((await makeProgram(app, ana, { scopes: ['detect'] })).secret)
  const append = await use(reader, 'append_to_essay', { essayId, markdown: 'No.' })
  expect(append.content[0]?.text).toContain('(key_scope_missing)')
})

test('refuses calls without a key, other methods and what is no message', async () => {
  const initialize = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  expect(await apiRefusal(callerWith(app, null)('POST', '/mcp', initialize))).toBe('401 key_missing')
  const { call } = await makeProgram(app, await app.signUp())
  expect((await call('GET', '/mcp')).status).toBe(405)
  expect(await apiRefusal(call('POST', '/mcp', {}))).toBe('400 invalid_input')
  expect(await apiRefusal(call('POST', '/mcp', []))).toBe('400 invalid_input')
})

test('takes the words of a tool from the day of the key', async () => {
  const program = await makeProgram(app, await app.signUp(), { wordsPerDay: 3 })
  const client = await connect(program.secret)
  const refused = await use(client, 'detect_ai', { text: machineText })
  expect(refused.content[0]?.text).toContain('(key_words_used_up)')
})
