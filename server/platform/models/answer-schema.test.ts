import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { answerSchemaOf, askForData } from './answer-schema.ts'
import { endpointModel } from './endpoint.ts'
import type { ChatModel } from './models.ts'

type Body = { response_format?: { type: string; json_schema: { name: string; schema: object } } }

const verdict = { name: 'verdict', schema: z.object({ verdict: z.enum(['yes', 'no']) }) }

/** Starts an endpoint that replies with `text`; one without schemas refuses requests that have one. */
async function startEndpoint(
  text: string,
  { knowsSchemas = true, refusal = 'This model does not support response format `json_schema`.' } = {},
) {
  const bodies: Body[] = []
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await new Response(request as never).text()) as Body
    bodies.push(body)
    if (body.response_format && !knowsSchemas) {
      const error = { message: refusal }
      response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
      return
    }
    const choices = [{ index: 0, delta: { content: text }, finish_reason: 'stop' }]
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end(`data: ${JSON.stringify({ choices })}\n\ndata: [DONE]\n\n`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const model = endpointModel({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    model: 'm',
    label: 'm',
    kind: 'endpoint',
    contextTokens: 8_000,
  })
  return { model, bodies }
}

function ask(model: ChatModel) {
  const messages = [
    { role: 'user' as const, content: 'Is there a tide? Answer as {"verdict": "yes" or "no"}.' },
  ]
  return askForData(model, { messages, owner: 'o', signal: AbortSignal.timeout(10_000) }, verdict)
}

test('sends the schema and returns the checked answer', async () => {
  const { model, bodies } = await startEndpoint('{"verdict":"yes"}')
  expect(await ask(model)).toEqual({ verdict: 'yes' })
  expect(bodies[0]?.response_format).toMatchObject({
    type: 'json_schema',
    json_schema: {
      name: 'verdict',
      schema: {
        type: 'object',
        properties: { verdict: { enum: ['yes', 'no'] } },
        required: ['verdict'],
        additionalProperties: false,
      },
    },
  })
})

test('asks without a schema where the endpoint refuses one, and does not send it again', async () => {
  const { model, bodies } = await startEndpoint('Sure:\n```json\n{"verdict":"no"}\n```', {
    knowsSchemas: false,
  })
  expect(await Promise.all([ask(model), ask(model)])).toEqual([{ verdict: 'no' }, { verdict: 'no' }])
  expect(await ask(model)).toEqual({ verdict: 'no' })
  expect(bodies.filter((body) => body.response_format)).toHaveLength(2)
})

test('asks without a schema after any refusal that may be about it', async () => {
  const { model, bodies } = await startEndpoint('{"verdict":"no"}', {
    knowsSchemas: false,
    refusal: 'Invalid request.',
  })
  expect(await ask(model)).toEqual({ verdict: 'no' })
  expect(await ask(model)).toEqual({ verdict: 'no' })
  expect(bodies.filter((body) => body.response_format)).toHaveLength(1)
})

test('returns null for an answer of another form', async () => {
  for (const text of ['{"verdict":"perhaps"}', 'Yes.', '{"verdict":'])
    expect(await ask((await startEndpoint(text)).model)).toBeNull()
})

test('stops a model that writes only white space', async () => {
  const { model } = await startEndpoint(`{${' '.repeat(1_000)}`)
  expect(await ask(model)).toBeNull()
})

test('leaves out the keywords that endpoints refuse, and requires every property', () => {
  const schema = z.object({
    title: z.string().min(1).max(80).default('None'),
    words: z.array(z.string()).max(3),
  })
  expect(answerSchemaOf('plan', schema)).toEqual({
    name: 'plan',
    schema: {
      type: 'object',
      properties: {
        title: { type: 'string' },
        words: { type: 'array', maxItems: 3, items: { type: 'string' } },
      },
      required: ['title', 'words'],
      additionalProperties: false,
    },
  })
})
