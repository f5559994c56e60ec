import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { HumanizeProgress } from '../../../contract/humanizer.ts'
import type { ModelWait } from '../../../contract/local-models.ts'
import { type ModelServer, startModelServer } from '../../testing/servers/model-server.ts'
import { readEnv } from '../env.ts'
import { openLog } from '../log.ts'
import type { ChatModel } from '../models/models.ts'
import { type Engine, openEngine } from '../workers/engine.ts'
import { modelHumanizer } from './model-humanizer.ts'
import { readPassage } from './passage-answer.ts'

const paragraph =
  'Additionally, individuals must utilize digital tools to enhance their productivity, as Smith et al. (2020) argue. ' +
  'The intricate interplay between policy and markets did not play a crucial role in shaping the 12.5% rise of 3 March 2021.'
const text = Array(8).fill(paragraph).join('\n\n')

let server: ModelServer
let engine: Engine
const folder = mkdtempSync(join(tmpdir(), 'longhand-humanizer-'))

beforeAll(async () => {
  server = await startModelServer()
  engine = openEngine(1)
  server.mock.onMessage(/./s, ({ messages }) => ({
    content: edited(passageOf(String(messages.at(-1)?.content))),
  }))
})
afterEach(() => server.mock.clearRequests())
afterAll(async () => {
  await engine.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

function passageOf(question: string): string {
  return /<passage>\n([\s\S]*)\n<\/passage>/.exec(question)?.[1] ?? ''
}

function edited(passage: string): string {
  return passage
    .replace('Additionally, individuals must utilize', 'People must use')
    .replace('enhance their productivity', 'get more done each day')
    .replace('The intricate interplay between', 'The complicated link between')
    .replace('play a crucial role in shaping', 'do much to shape')
}

function parts(tokensMax: number) {
  const log = openLog(readEnv({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent' }, ''))
  return { engine, openModel: async () => server.model, tokensMax, callMs: 5_000, log }
}

async function humanized(tokensMax: number) {
  const humanizer = modelHumanizer(parts(tokensMax))
  const steps: HumanizeProgress[] = []
  const { signal } = new AbortController()
  const result = await humanizer.humanize(text, { mode: 'clean' }, { owner: 'ana', signal }, (step) =>
    steps.push(step),
  )
  const asked = server.mock.getRequests().map(({ body }) => JSON.stringify(body).length / 4)
  return { result, steps, calls: asked.length, tokensAsked: asked.reduce((sum, tokens) => sum + tokens, 0) }
}

test('uses the model for every passage below the limit', async () => {
  const { result, steps } = await humanized(1_000_000)
  expect(result.reason).toBeUndefined()
  expect(steps.map(({ done, total }) => [done, total])).toEqual(steps.map((_, i) => [i + 1, 8]))
  expect(new Set(result.edits.map(({ rule }) => rule))).toEqual(new Set(['model']))
})

test('reports what its model waits for, and when the model writes', async () => {
  const waits: (ModelWait | null)[] = []
  const waiting: ChatModel = {
    ...server.model,
    async *stream(request) {
      request.onWait?.({ state: 'queued', place: 1, seconds: 5 })
      yield* server.model.stream(request)
    },
  }
  const humanizer = modelHumanizer({ ...parts(1_000_000), openModel: async () => waiting })
  const { signal } = new AbortController()
  const onWait = (wait: ModelWait | null) => void waits.push(wait)
  await humanizer.humanize(paragraph, { mode: 'clean' }, { owner: 'ana', signal, onWait })
  expect(waits.slice(0, 2)).toEqual([{ state: 'queued', place: 1, seconds: 5 }, null])
})

test('rewrites the rest in Clean mode at the limit, reports it, and keeps every lock', async () => {
  const ceiling = 5_000
  const { result, steps, calls, tokensAsked } = await humanized(ceiling)
  expect(result.changed).toBe(true)
  expect(result.reason?.message).toMatch(/more of the language model than one run may use, so the rest/)
  const ownFrom = result.edits.findIndex(({ rule }) => rule !== 'model')
  expect(ownFrom).toBeGreaterThan(0)
  expect(result.edits.slice(ownFrom).some(({ rule }) => rule === 'model')).toBe(false)
  expect(result.proof.intact).toBe(result.proof.locked)
  expect(steps.at(-1)).toMatchObject({ done: 8, total: 8 })
  expect(calls).toBeGreaterThan(0)
  expect(tokensAsked).toBeLessThan(ceiling)
})

test('keeps the text without asking the model if no question fits the limit', async () => {
  const { result, calls } = await humanized(100)
  expect(result).toMatchObject({ changed: false, text, reason: { code: 'model-failed' } })
  expect(result.reason?.message).toContain('the text was left as it is')
  expect(calls).toBe(0)
})

type Asked = { response_format?: { json_schema: { schema: object } }; messages: { content: string }[] }
const askedFor = () => server.mock.getRequests().map(({ body }) => body as Asked)

/** Rewrites one paragraph with a model whose answers `frame` makes of the edited passage. */
async function humanizedBy(frame: (passage: string, asked: Asked) => object) {
  const own = await startModelServer()
  onTestFinished(() => own.stop())
  const asked: Asked[] = []
  own.mock.onMessage(/./s, (request) => {
    const body = request as unknown as Asked
    asked.push(body)
    const question = body.messages.find(({ content }) => content.includes('<passage>'))
    return frame(edited(passageOf(question?.content ?? '')), body) as { content: string }
  })
  const humanizer = modelHumanizer({ ...parts(1_000_000), openModel: async () => own.model })
  const work = { owner: 'ana', signal: new AbortController().signal }
  return { asked, result: await humanizer.humanize(paragraph, { mode: 'clean' }, work) }
}

test('asks for passages as data, and reads an answer in prose too', async () => {
  await humanized(1_000_000)
  const [first] = askedFor()
  expect(first?.response_format?.json_schema.schema).toMatchObject({
    properties: { passage: { type: 'string' } },
    required: ['passage'],
  })
  expect(first?.messages.at(-1)?.content).toMatch(/\{"passage": "the edited passage"\}$/)

  const { result } = await humanizedBy((passage) => ({ content: JSON.stringify({ passage }) }))
  expect(result.text).toContain(
    'People must use digital tools to get more done each day, as Smith et al. (2020)',
  )
  expect(result.proof.intact).toBe(result.proof.locked)
})

test('asks in prose alone where the endpoint refuses schemas', async () => {
  const { asked, result } = await humanizedBy((passage, body) =>
    body.response_format ? { error: { message: 'Unknown field' }, status: 400 } : { content: passage },
  )
  expect(result.text).toContain('People must use digital tools')
  expect(asked.map((body) => body.response_format !== undefined).slice(0, 2)).toEqual([true, false])
  expect(JSON.stringify(asked[1]?.messages)).not.toContain('JSON')
})

test('gates and repairs answers in data like those in prose', async () => {
  const { asked, result } = await humanizedBy((passage, { messages }) => ({
    content: JSON.stringify({
      passage: messages.length > 2 ? passage : passage.replace(/\[\[K\d\]\]/, ''),
    }),
  }))
  expect(result.text).toContain('People must use digital tools')
  expect(result.proof.intact).toBe(result.proof.locked)
  expect(JSON.stringify(asked.at(-1)?.messages)).toContain('is missing')
})

test('uses no part of data that is cut off or has another form', () => {
  expect(readPassage('{"passage": "People must use digital tools.')).toBe('')
  expect(readPassage('```json\n{"text": "People must use digital tools."}\n```')).toBe('')
  expect(readPassage('People must use digital tools.')).toBe('People must use digital tools.')
  expect(readPassage('Sure:\n{"passage": "A “quoted” word."}')).toBe('A “quoted” word.')
})
