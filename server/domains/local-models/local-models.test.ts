import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ModelsAnswer } from '../../../contract/chats/chats.ts'
import {
  type LocalModelsState,
  localModelTexts,
  measuredUses,
  type OfferedModel,
} from '../../../contract/local-models.ts'
import { inEnglish } from '../../../texts/english.ts'
import { bodyOf, readChat, say } from '../../testing/chat-calls.ts'
import { writeTinyModel } from '../../testing/models/tiny-model.ts'
import { refuses, sends, stalls, startFileServer } from '../../testing/servers/hostile-file-server.ts'
import { useTestApp } from '../../testing/test-app.ts'
import type { TestUser } from '../../testing/test-user.ts'
import { until } from '../../testing/until.ts'

const folder = mkdtempSync(join(tmpdir(), 'longhand-local-models-'))
const words = ['The', 'moon', 'pulls', 'the', 'sea', 'towards', 'it.']
const path = '/api/operator/local-models'
/** Loading a model takes a second, but many on a busy machine. */
const slowMs = 120_000
let file: Buffer
let tiny: OfferedModel
const huge: OfferedModel = {
  id: 'huge',
  name: 'Huge',
  maker: 'Test',
  licence: 'MIT',
  repo: 'test/huge',
  revision: 'a'.repeat(40),
  file: 'huge.gguf',
  bytes: 1e15,
  sha256: '0'.repeat(64),
  memoryBytes: 1e15,
  coresMin: 64,
  isVerified: false,
}

beforeAll(() => {
  writeTinyModel(join(folder, 'tiny.gguf'), { words })
  writeTinyModel(join(folder, 'fatal.gguf'), { words, isFatal: true })
  writeTinyModel(join(folder, 'base.gguf'), { words, isBase: true })
  file = readFileSync(join(folder, 'tiny.gguf'))
  const sha256 = createHash('sha256').update(file).digest('hex')
  tiny = {
    ...huge,
    id: 'tiny',
    name: 'Tiny',
    file: 'tiny.gguf',
    bytes: file.length,
    memoryBytes: 1,
    coresMin: 1,
    sha256,
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

const localModels = () => ({ models: [tiny, huge], pace: { stallMs: 20_000, firstPauseMs: 1 }, measured: [] })

async function stateOf(user: TestUser): Promise<LocalModelsState> {
  return (await (await user.get(path)).json()) as LocalModelsState
}

async function tinyOf(user: TestUser) {
  return (await stateOf(user)).models.find(({ id }) => id === 'tiny')!
}

async function modelsFor(user: TestUser): Promise<ModelsAnswer> {
  return (await (await user.get('/api/models')).json()) as ModelsAnswer
}

test(
  'downloads a model, measures it, replies with it under its name, and deletes it',
  async () => {
    const server = await startFileServer([refuses(404), sends(file, 100_000), sends(file)])
    const app = await useTestApp({ settings: { MODEL_MIRROR: server.address }, localModels: localModels() })
    const owner = await app.signUp()
    expect(await modelsFor(owner)).toMatchObject({ offersLocalModel: true, models: [{ id: 'built-in' }] })
    expect(await stateOf(owner)).toMatchObject({ isSupported: true, mayDownload: true, recommended: 'tiny' })

    expect((await owner.send('POST', `${path}/downloads`, { id: 'tiny' })).status).toBe(200)
    const ready = await until(
      async () => {
        const state = await tinyOf(owner)
        return state.status === 'ready' && state.trial ? state : null
      },
      'a measured model',
      slowMs,
    )
    expect(ready.trial?.wordsPerSecond).toBeGreaterThan(0)
    expect(server.paths.slice(0, 2)).toEqual([`/test/huge/resolve/${huge.revision}/tiny.gguf`, '/tiny.gguf'])

    const other = await app.signUp()
    const { models, offersLocalModel } = await modelsFor(other)
    expect(models.map(({ label }) => label)).toEqual(['Tiny on this computer', 'built-in writer'])
    expect(offersLocalModel).toBe(false)
    const { chatId, events } = await say(other, 'Why is there a tide?')
    expect(events.some(({ type }) => type === 'wait')).toBe(true)
    expect(events.at(-1)).toMatchObject({ type: 'done', response: words.join(' '), remainingWords: null })
    await other.get(`/api/chats/${chatId}/title`)
    const { chat, messages } = await readChat(other, chatId)
    expect(messages.at(-1)?.model).toBe('Tiny on this computer')
    // The model gives the start of its reply as a title, so the built-in writer makes one of the question.
    expect(chat.title).toBe('Why There Tide')

    expect((await owner.send('DELETE', `${path}/tiny`)).status).toBe(200)
    expect((await tinyOf(owner)).status).toBe('none')
    expect((await modelsFor(other)).models).toMatchObject([{ id: 'built-in' }])
  },
  slowMs,
)

test('pauses, keeps the progress over a restart of the server, and ends by itself after another', async () => {
  const server = await startFileServer([
    refuses(404),
    stalls(file, 90_000),
    refuses(404),
    stalls(file, 90_000),
    refuses(404),
    sends(file),
  ])
  const settings = { MODEL_MIRROR: server.address, DATA_DIR: join(folder, 'data') }
  const first = await useTestApp({ settings, localModels: localModels() })
  const owner = await first.signUp()
  const arrived = (bytes: number) => async () => (await tinyOf(owner)).bytesDone === bytes
  await owner.send('POST', `${path}/downloads`, { id: 'tiny' })
  await until(arrived(90_000))
  expect(await bodyOf(owner.send('POST', `${path}/downloads`, { id: 'huge' }))).toMatchObject({
    status: 409,
    error: inEnglish(localModelTexts.otherDownload),
  })
  await owner.send('POST', `${path}/tiny/pause`)
  expect(await tinyOf(owner)).toMatchObject({ status: 'paused', bytesDone: 90_000 })
  await owner.send('POST', `${path}/downloads`, { id: 'tiny' })
  await until(arrived(180_000))
  await first.doors.localModels.close()

  const second = await useTestApp({ settings, localModels: localModels() })
  const again = await second.signUp()
  await until(async () => (await tinyOf(again)).status === 'ready')
  expect(server.ranges.at(-1)).toBe('bytes=180000-')
})

test('cancels a download and reports one that failed', async () => {
  const server = await startFileServer([refuses(404), stalls(file, 90_000), refuses(404)])
  const app = await useTestApp({ settings: { MODEL_MIRROR: server.address }, localModels: localModels() })
  const owner = await app.signUp()
  await owner.send('POST', `${path}/downloads`, { id: 'tiny' })
  await until(async () => (await tinyOf(owner)).bytesDone === 90_000)
  await owner.send('DELETE', `${path}/tiny`)
  expect(await tinyOf(owner)).toMatchObject({ status: 'none', bytesDone: 0 })
  await owner.send('POST', `${path}/downloads`, { id: 'tiny' })
  await until(async () => (await tinyOf(owner)).status === 'failed')
  expect(await tinyOf(owner)).toMatchObject({ failure: 'refused' })
})

test('needs room on the disk and the operator’s permission', async () => {
  const app = await useTestApp({ localModels: localModels() })
  const owner = await app.signUp()
  expect(await bodyOf(owner.send('POST', `${path}/downloads`, { id: 'huge' }))).toMatchObject({
    code: 'storage_full',
  })
  expect(await bodyOf(owner.send('POST', `${path}/downloads`, { id: 'unknown' }))).toMatchObject({
    status: 404,
  })
  const off = await useTestApp({ settings: { MODEL_DOWNLOAD: 'off' }, localModels: localModels() })
  const operator = await off.signUp()
  expect(await stateOf(operator)).toMatchObject({ mayDownload: false })
  expect(await modelsFor(operator)).toMatchObject({ offersLocalModel: false })
  expect(await bodyOf(operator.send('POST', `${path}/downloads`, { id: 'tiny' }))).toMatchObject({
    status: 409,
    error: inEnglish(localModelTexts.downloadOff),
  })
})

test(
  'uses a file of the operator’s own if it loads, and falls back to the rules where its rewrite fails the gates',
  async () => {
    const app = await useTestApp({ localModels: { ...localModels(), runtime: { pauseMs: 0 } } })
    const owner = await app.signUp()
    const choose = (name: string) => bodyOf(owner.send('PUT', `${path}/file`, { path: join(folder, name) }))
    expect(await choose('nothing.gguf')).toMatchObject({
      status: 400,
      error: inEnglish(localModelTexts.fileMissing),
    })
    expect(await choose('fatal.gguf')).toMatchObject({ error: inEnglish(localModelTexts.notLoaded.crash) })
    expect((await stateOf(owner)).ownFile).toBeNull()
    expect(await choose('tiny.gguf')).toMatchObject({ status: 200 })
    expect((await modelsFor(owner)).models[0]).toMatchObject({
      id: 'local:own-file',
      label: 'tiny on this computer',
    })

    const text =
      'It is important to note that the meeting was held on 4 March 2021 in Lyon. Furthermore, the committee decided to leverage its resources in order to facilitate the process.'
    const answer = await owner.send('POST', '/api/humanize', {
      text,
      userId: owner.id,
      model: 'local:own-file',
    })
    const { humanized, reason } = (await answer.json()) as { humanized: string; reason: { code: string } }
    expect(humanized).toContain('4 March 2021')
    expect(reason.code).toBe('model-failed')
  },
  slowMs,
)

test('offers the file of AI_LOCAL_FILE, which cannot be changed on the page', async () => {
  const app = await useTestApp({
    settings: { AI_LOCAL_FILE: join(folder, 'tiny.gguf') },
    localModels: localModels(),
  })
  const owner = await app.signUp()
  expect(await stateOf(owner)).toMatchObject({ ownFile: { isSetting: true } })
  expect((await modelsFor(owner)).models[0]).toMatchObject({ id: 'local:own-file' })
  for (const call of [
    owner.send('PUT', `${path}/file`, { path: join(folder, 'tiny.gguf') }),
    owner.send('DELETE', `${path}/own-file`),
  ])
    expect(await bodyOf(call)).toMatchObject({ status: 409, error: inEnglish(localModelTexts.fileIsSetting) })
})

test('uses a file whose size failed only where a user chooses it', async () => {
  const app = await useTestApp({ settings: { AI_LOCAL_FILE: join(folder, 'tiny.gguf'), HUMANIZER: 'model' } })
  const owner = await app.signUp()
  expect((await stateOf(owner)).ownFile?.failedUses).toEqual([...measuredUses])
  const { models: offered, defaultModel } = await modelsFor(owner)
  expect(offered.map(({ id }) => id)).toEqual(['built-in', 'local:own-file'])
  expect(offered[1]?.unfitFor).toContain('humanizer')
  expect(defaultModel).toBe('built-in')
  expect(await (await owner.get('/api/config')).json()).toMatchObject({ humanizer: 'embedded' })
})

test('names a base model as what it is, and does not offer it for chats', async () => {
  const app = await useTestApp({ settings: { AI_LOCAL_FILE: join(folder, 'base.gguf') } })
  const owner = await app.signUp()
  expect(await stateOf(owner)).toMatchObject({ ownFile: { isSetting: true, isBaseModel: true } })
  expect((await modelsFor(owner)).models.map(({ id }) => id)).toEqual(['built-in'])
})

test('refuses a base model as a file of the operator’s own', async () => {
  const app = await useTestApp()
  const owner = await app.signUp()
  const refused = await bodyOf(owner.send('PUT', `${path}/file`, { path: join(folder, 'base.gguf') }))
  expect(refused).toMatchObject({ error: inEnglish(localModelTexts.fileIsBaseModel) })
  expect((await stateOf(owner)).ownFile).toBeNull()
})
