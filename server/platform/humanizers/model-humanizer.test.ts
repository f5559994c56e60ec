import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { HumanizeProgress } from '../../../contract/humanizer.ts'
import type { ModelWait } from '../../../contract/local-models.ts'
import { versionsFor } from '../../testing/models/version-answers.ts'
import { type ModelServer, startModelServer } from '../../testing/servers/model-server.ts'
import { readEnv } from '../env.ts'
import { openLog } from '../log.ts'
import type { ChatModel } from '../models/models.ts'
import { type Engine, openEngine } from '../workers/engine.ts'
import { modelHumanizer } from './model-humanizer.ts'

const paragraph =
  'Additionally, individuals must utilize digital tools to enhance their productivity, as Smith et al. (2020) argue. ' +
  'The intricate interplay between policy and markets did not play a crucial role in shaping the 12.5% rise of 3 March 2021.'
const text = [
  paragraph,
  'Moreover, the city must utilize its parks to enhance public health, as the council noted in 2019. These vibrant spaces play a pivotal role in fostering a sense of community among 4,200 residents.',
  'Furthermore, schools must leverage these spaces to enrich lessons in biology. A garden of 300 square metres plays a crucial role in shaping how children understand food.',
  'Ultimately, the success of such programmes hinges on funding, which remains limited in Springfield. The intricate interplay between taxes and services did not change after the vote of 5 May 2018.',
].join('\n\n')

let server: ModelServer
let engine: Engine
const folder = mkdtempSync(join(tmpdir(), 'longhand-humanizer-'))

beforeAll(async () => {
  server = await startModelServer()
  engine = openEngine(1)
  server.mock.onMessage(/./s, ({ messages }) => ({
    content: answerTo(String(messages.at(-1)?.content)),
  }))
})
afterEach(() => server.mock.clearRequests())
afterAll(async () => {
  await engine.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

function edited(sentence: string): string {
  return sentence
    .replace('Additionally, individuals must utilize', 'People must use')
    .replace(/^(?:Moreover|Furthermore|Ultimately), (\w)/, (_, letter: string) => letter.toUpperCase())
    .replace(/utilize|leverage/, 'use')
    .replace('enhance their productivity', 'be more productive')
    .replace('enhance public', 'improve public')
    .replace('enrich lessons', 'improve lessons')
    .replace('The intricate interplay', 'The complicated interplay')
    .replace('These vibrant spaces play a pivotal role in fostering', 'These spaces help to foster')
    .replace('plays a crucial role in shaping', 'helps to shape')
    .replace('play a crucial role in shaping', 'do much to shape')
}

const answerTo = (question: string) => versionsFor(question, edited)

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

test('uses the model for every stretch below the limit, and says what it used', async () => {
  const { result, steps, calls } = await humanized(1_000_000)
  expect(result.reason).toBeUndefined()
  expect(steps[0]).toMatchObject({ done: 0, total: 8, round: 1 })
  expect(steps.some(({ done, total }) => done === 8 && total === 8)).toBe(true)
  expect(new Set(result.edits.map(({ rule }) => rule))).toEqual(new Set(['model']))
  expect(result.model).toMatchObject({ label: 'test-model', calls })
  expect(result.model?.tokens).toBeGreaterThan(1_000)
})

test('reports the sentences of an answer while it arrives', async () => {
  const done: number[] = []
  const slowly: ChatModel = {
    ...server.model,
    async *stream(request) {
      let whole = ''
      for await (const piece of server.model.stream(request)) whole += piece
      for (let at = 0; at < whole.length; at += 250) yield whole.slice(at, at + 250)
    },
  }
  const humanizer = modelHumanizer({ ...parts(1_000_000), openModel: async () => slowly })
  const work = { owner: 'ana', signal: new AbortController().signal }
  await humanizer.humanize(text, { mode: 'clean' }, work, (step) => done.push(step.done))
  expect(new Set(done).size).toBeGreaterThan(5)
  expect(done).toEqual(done.toSorted((a, b) => a - b))
})

test('gives what is composed by then when the user stops the run, and asks no further', async () => {
  const finish = new AbortController()
  const endless: ChatModel = {
    ...server.model,
    async *stream(request) {
      const whole = answerTo(String(request.messages.at(-1)?.content))
      yield whole.slice(0, whole.length / 2)
      finish.abort()
      request.signal.throwIfAborted()
      await new Promise((_, reject) =>
        request.signal.addEventListener('abort', () => reject(new Error('aborted'))),
      )
    },
  }
  const humanizer = modelHumanizer({ ...parts(1_000_000), openModel: async () => endless })
  const work = { owner: 'ana', signal: new AbortController().signal, finish: finish.signal }
  const result = await humanizer.humanize(text, { mode: 'strong' }, work)
  expect(result.changed).toBe(true)
  expect(result.text).toMatch(/People must use digital tools|The complicated interplay between/)
  expect(result.reason?.message).toContain('You stopped this run')
  expect(result.proof.holds).toBe(true)
  expect(result.model?.calls).toBe(1)
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

test('stops asking at the limit, uses what there is, reports it, and keeps every lock', async () => {
  const long = Array(15).fill(text).join('\n\n')
  const humanizer = modelHumanizer(parts(12_000))
  const work = { owner: 'ana', signal: new AbortController().signal }
  const result = await humanizer.humanize(long, { mode: 'strong' }, work)
  expect(result.changed).toBe(true)
  expect(result.reason?.message).toMatch(/more of the language model than one run may use, so the rest/)
  expect(result.proof.intact).toBe(result.proof.locked)
  expect(result.model?.tokens).toBeLessThanOrEqual(12_000)
})

test('keeps the text without asking the model if no question fits the limit', async () => {
  const { result, calls } = await humanized(100)
  expect(result).toMatchObject({ changed: false, text, reason: { code: 'model-failed' } })
  expect(result.reason?.message).toContain('the text was left as it is')
  expect(calls).toBe(0)
})

type Asked = { response_format?: { json_schema: { schema: object } }; messages: { content: string }[] }

test('asks for versions as data, and without a schema where the endpoint refuses those', async () => {
  const own = await startModelServer()
  onTestFinished(() => own.stop())
  const asked: Asked[] = []
  own.mock.onMessage(/./s, (request) => {
    const body = request as unknown as Asked
    asked.push(body)
    if (body.response_format) return { error: { message: 'Unknown field' }, status: 400 }
    return {
      content: `Here you are:\n\`\`\`json\n${answerTo(String(body.messages.at(-1)?.content))}\n\`\`\``,
    }
  })
  const humanizer = modelHumanizer({ ...parts(1_000_000), openModel: async () => own.model })
  const work = { owner: 'ana', signal: new AbortController().signal }
  const result = await humanizer.humanize(paragraph, { mode: 'clean' }, work)
  expect(result.text).toMatch(/People must use digital tools|The complicated interplay between/)
  expect(asked.map((body) => body.response_format !== undefined).slice(0, 2)).toEqual([true, false])
  expect(asked[0]?.response_format?.json_schema.schema).toMatchObject({ required: ['units'] })
})
