import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { writeTinyModel } from '../../../testing/models/tiny-model.ts'
import { answerSchemaOf } from '../../models/answer-schema.ts'
import { promptOwnerHeader } from '../prompt-owner.ts'
import { type ModelProcess, startModelProcess } from '../runtime/model-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'longhand-model-'))
const words = ['The', 'moon', 'pulls', 'the', 'sea.']
const question = [{ role: 'user', content: 'Why is there a tide?' }]
let host: ModelProcess

beforeAll(async () => {
  const file = join(folder, 'tiny.gguf')
  writeTinyModel(file, { words })
  host = await startModelProcess({ file, contextTokensMax: 512, threadsMax: 1 }, AbortSignal.timeout(60_000))
})
afterAll(async () => {
  host.kill()
  await host.ended
  rmSync(folder, { recursive: true })
})

const answer = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }), finish_reason: z.string() })]),
  usage: z.object({
    prompt_tokens: z.number(),
    completion_tokens: z.number(),
    prompt_tokens_details: z.object({ cached_tokens: z.number() }),
  }),
})

function post(body: object, key = host.key, owner = ''): Promise<Response> {
  return fetch(`${host.baseUrl}/chat/completions`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      [promptOwnerHeader]: owner,
    },
    body: JSON.stringify(body),
  })
}

async function ask(body: object, owner = '') {
  const { choices, usage } = answer.parse(await (await post(body, host.key, owner)).json())
  return { text: choices[0].message.content, finish: choices[0].finish_reason, usage }
}

test('refuses requests without its key', async () => {
  expect((await post({ messages: question }, 'another key')).status).toBe(401)
  expect((await fetch(`${host.baseUrl}/models`)).status).toBe(401)
})

test('replies in the chat format of the file', async () => {
  expect(await ask({ messages: question })).toMatchObject({ text: words.join(' '), finish: 'stop' })
})

test('streams the reply with its usage', async () => {
  const response = await post({ messages: question, stream: true })
  const events = (await response.text()).split('\n\n').filter(Boolean)
  expect(events.length).toBeGreaterThan(words.length)
  expect(events.at(-1)).toBe('data: [DONE]')
  expect(events.at(-2)).toContain('"completion_tokens":')
})

test('reads only what is new in a conversation', async () => {
  const messages = [{ role: 'system', content: 'Be brief. '.repeat(10) }, ...question]
  const first = await ask({ messages })
  const next = [...messages, { role: 'assistant', content: first.text }, { role: 'user', content: 'And?' }]
  const second = await ask({ messages: next })
  const cached = second.usage.prompt_tokens_details.cached_tokens
  expect(cached).toBeGreaterThan(first.usage.prompt_tokens - 2)
  expect(cached).toBeLessThan(second.usage.prompt_tokens)
})

test('tells another user nothing about the last prompt', async () => {
  const messages = [{ role: 'user', content: 'My secret begins like this. '.repeat(8) }]
  await ask({ messages }, 'ana')
  const guessed = await ask({ messages }, 'ben')
  expect(guessed.usage.prompt_tokens_details.cached_tokens).toBe(0)
  const again = await ask({ messages }, 'ben')
  expect(again.usage.prompt_tokens_details.cached_tokens).toBeGreaterThan(0)
})

test('ends at the requested number of tokens and at a stop text', async () => {
  expect(await ask({ messages: question, max_tokens: 2 })).toMatchObject({ finish: 'length' })
  expect(await ask({ messages: question, stop: ['pulls'] })).toMatchObject({
    text: 'The moon ',
    finish: 'stop',
  })
})

test('answers in the form of a JSON schema', async () => {
  const verdict = z.object({ verdict: z.enum(['yes', 'no']), grades: z.array(z.enum(['a', 'b'])).max(2) })
  const { text } = await ask({
    messages: question,
    temperature: 0,
    max_tokens: 400,
    response_format: { type: 'json_schema', json_schema: answerSchemaOf('verdict', verdict) },
  })
  expect(verdict.safeParse(JSON.parse(text)).success).toBe(true)
})

test('refuses a conversation that does not fit instead of dropping its start', async () => {
  const response = await post({ messages: [{ role: 'user', content: 'tide '.repeat(400) }] })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: { code: 'context_length_exceeded' } })
})

test('refuses what is not a chat completion', async () => {
  expect((await post({ messages: [] })).status).toBe(400)
  const { baseUrl, key } = host
  const other = await fetch(`${baseUrl}/embeddings`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
  })
  expect(other.status).toBe(404)
})
