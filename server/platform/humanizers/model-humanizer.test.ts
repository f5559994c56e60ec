import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { HumanizeProgress } from '../../../contract/humanizer.ts'
import { type ModelServer, startModelServer } from '../../testing/servers/model-server.ts'
import { readEnv } from '../env.ts'
import { openLog } from '../log.ts'
import { type Engine, openEngine } from '../workers/engine.ts'
import { modelHumanizer } from './model-humanizer.ts'

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

async function humanized(tokensMax: number) {
  const log = openLog(readEnv({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent' }, ''))
  const openModel = async () => server.model
  const humanizer = modelHumanizer({ engine, openModel, tokensMax, callMs: 5_000, log })
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
