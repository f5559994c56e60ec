import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline, Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { createPublicApiFetch } from '../look-ups/public-api-fetch.ts'
import { openOwnModels } from './own-models.ts'

/** Opens the models of a key whose service answers `/models` with this text. */
async function modelsOf(text: string) {
  const sent = { bytes: 0 }
  function* pieces() {
    for (let at = 0; at < text.length; at += 65_536) {
      sent.bytes = at
      yield text.slice(at, at + 65_536)
    }
  }
  const service = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    pipeline(Readable.from(pieces()), response, () => {})
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    service.closeAllConnections()
    service.close()
  })
  const own = openOwnModels({
    OPENAI_BASE_URL: 'https://api.openai.com/v1',
    AI_CONTEXT_TOKENS: 8_000,
    fetchPublic: createPublicApiFetch({ allows: () => true }),
  })
  const key = {
    key: 'sk-12345678',
    address: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
  }
  return { sent, list: () => own.list(key), test: () => own.test(key) }
}

const entry = (at: number) => ({ id: `gpt-${at}`, object: 'model', created: 1, owned_by: 'someone' })
const list = (count: number) => JSON.stringify({ data: Array.from({ length: count }, (_, at) => entry(at)) })

test('lists the newest models of a service, and counts them in a test of the key', async () => {
  const { list: names, test: tried } = await modelsOf(list(300))
  const models = await names()
  expect(models).toHaveLength(200)
  expect(models![0]!.label).toBe('gpt-299')
  expect(await tried()).toMatchObject({ ok: true, text: expect.stringContaining('300') })
})

test('reads at most 10,000 models', async () => {
  const short = JSON.stringify({ data: Array.from({ length: 10_001 }, (_, at) => ({ id: `m${at}` })) })
  expect(await (await modelsOf(short)).test()).toMatchObject({ text: expect.stringContaining('10') })
})

test.each([
  ['50 MB of objects', `{"data":[${'{},'.repeat(16_600_000)}{}]}`],
  ['a list of models with lists beside it', `{"data":[{"id":"a"}],"z":[${'[],'.repeat(300_000)}1]}`],
  ['nested lists', `{"data":[],"x":${'['.repeat(5_000)}${']'.repeat(5_000)}}`],
  ['no JSON', 'x'.repeat(5_000_000)],
])('takes %s for a service that cannot be reached, without reading all of it', async (_, text) => {
  const { list: names, test: tried, sent } = await modelsOf(text)
  expect(await names()).toBeNull()
  expect(await tried()).toMatchObject({ ok: false })
  expect(sent.bytes).toBeLessThan(20_000_000)
})
