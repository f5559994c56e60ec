import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { localModelTexts, type ModelWait } from '../../../../contract/local-models.ts'
import { refusalTexts } from '../../../../contract/refusals.ts'
import { inEnglish } from '../../../../texts/english.ts'
import { type TinyModel, writeTinyModel } from '../../../testing/models/tiny-model.ts'
import { silentLog } from '../../../testing/silent-log.ts'
import { until } from '../../../testing/until.ts'
import { type LocalRuntime, type ModelFile, openLocalRuntime, type RuntimeOptions } from './local-runtime.ts'

const folder = mkdtempSync(join(tmpdir(), 'longhand-runtime-'))
const words = ['The', 'moon', 'pulls', 'the', 'sea.']
const files = {} as Record<'good' | 'endless' | 'fatal' | 'text', ModelFile>
const open: LocalRuntime[] = []
/** Loads the endless model once for several tests, because a start takes a second. */
let endless: LocalRuntime

beforeAll(() => {
  files.good = fileOf('good', { words })
  files.endless = fileOf('endless', { words, isEndless: true })
  files.fatal = fileOf('fatal', { words, isFatal: true })
  files.text = fileOf('text')
  endless = openLocalRuntime({ log: silentLog, stopMs: 10_000 })
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((runtime) => runtime.close()))
})
afterAll(async () => {
  await endless.close()
  rmSync(folder, { recursive: true })
})

function fileOf(id: string, model?: TinyModel): ModelFile {
  const path = join(folder, `${id}.gguf`)
  if (model) writeTinyModel(path, model)
  else writeFileSync(path, 'GGUF and then nothing that a runtime could read')
  return { id, label: id, path, bytes: statSync(path).size, contextTokensMax: 2_048 }
}

function openRuntime(options: Partial<RuntimeOptions> = {}): LocalRuntime {
  const runtime = openLocalRuntime({ log: silentLog, ...options })
  open.push(runtime)
  return runtime
}

type Asked = {
  text?: string
  signal?: AbortSignal
  onWait?: (wait: ModelWait) => void
  onPiece?: () => void
  piecesMax?: number
}

async function ask(
  runtime: LocalRuntime,
  file: ModelFile,
  {
    text = 'Why is there a tide?',
    signal = AbortSignal.timeout(60_000),
    onWait,
    onPiece,
    piecesMax = 10_000,
  }: Asked = {},
): Promise<string> {
  let reply = ''
  let pieces = 0
  const messages = [{ role: 'user' as const, content: text }]
  for await (const piece of runtime.stream(file, {
    messages,
    owner: 'a',
    signal,
    ...(onWait ? { onWait } : {}),
  })) {
    reply += piece
    pieces++
    onPiece?.()
    if (pieces === piecesMax) break
  }
  return reply
}

test('starts on first use, takes one request at a time and shows the places in line', async () => {
  const runtime = openRuntime()
  expect(runtime.running()).toBeNull()
  const waits: ModelWait[][] = [[], [], []]
  const replies = await Promise.all(
    waits.map((own) => ask(runtime, files.good, { onWait: (wait) => own.push(wait) })),
  )
  expect(replies).toEqual(waits.map(() => words.join(' ')))
  expect(waits[0]?.[0]).toEqual({ state: 'loading' })
  expect(waits[2]?.slice(0, 2)).toEqual([
    // How long a turn takes is unknown until the first one has ended.
    { state: 'queued', place: 2, seconds: null },
    { state: 'queued', place: 1, seconds: expect.any(Number) },
  ])
  expect(waits.flat().filter(({ state }) => state === 'loading')).toHaveLength(1)
  expect(runtime.contextTokensOf(files.good)).toBe(2_048)
})

test('stops within a moment while writing and while reading, and then serves the next request', async () => {
  expect(await ask(endless, files.endless, { piecesMax: 20 })).toContain('The moon pulls')
  const { pid } = endless.running()!

  const writing = new AbortController()
  const onPiece = () => writing.abort(new Error('stopped'))
  await expect(ask(endless, files.endless, { signal: writing.signal, onPiece })).rejects.toThrow('stopped')

  const reading = new AbortController()
  const long = ask(endless, files.endless, {
    text: 'Why is there a tide? '.repeat(80),
    signal: reading.signal,
    onWait: ({ state }) => state === 'reading' && reading.abort(new Error('stopped')),
  })
  await expect(long).rejects.toThrow('stopped')

  const before = performance.now()
  await ask(endless, files.endless, { piecesMax: 5 })
  expect(performance.now() - before).toBeLessThan(10_000)
  expect(endless.running()).toEqual({ id: 'endless', pid })
})

test('a request that is stopped in line leaves it', async () => {
  const first = ask(endless, files.endless, { piecesMax: 50 })
  const waiting = new AbortController()
  const second = ask(endless, files.endless, { signal: waiting.signal })
  const places: number[] = []
  const third = ask(endless, files.endless, {
    piecesMax: 5,
    onWait: (wait) => wait.state === 'queued' && places.push(wait.place),
  })
  await until(() => places.length > 0)
  waiting.abort(new Error('stopped'))
  await expect(second).rejects.toThrow('stopped')
  await Promise.all([first, third])
  expect(places).toEqual([2, 1])
})

test('reports a reply that repeats itself, and a question that exceeds the context', async () => {
  await expect(ask(endless, files.endless)).rejects.toThrow(inEnglish(refusalTexts.modelRepeats))
  const tooLong = { text: 'Why is there a tide? '.repeat(200) }
  await expect(ask(endless, files.endless, tooLong)).rejects.toThrow(inEnglish(refusalTexts.modelWindow))
})

test('a process that is killed ends its reply with a sentence, and the next request starts another', async () => {
  const onWait = ({ state }: ModelWait) => {
    if (state === 'reading') process.kill(endless.running()!.pid, 'SIGKILL')
  }
  await expect(ask(endless, files.endless, { onWait })).rejects.toThrow(inEnglish(localModelTexts.crashed))
  expect(await ask(endless, files.endless, { piecesMax: 3 })).not.toBe('')
})

test('a file that ends the process or is no model is refused', async () => {
  const runtime = openRuntime({ pauseMs: 0 })
  await expect(ask(runtime, files.fatal)).rejects.toThrow(inEnglish(localModelTexts.notLoaded.crash))
  await expect(ask(runtime, files.text)).rejects.toThrow(inEnglish(localModelTexts.notLoaded.file))
})

test('waits after a file that did not load, and says how long', async () => {
  const runtime = openRuntime({ pauseMs: 10_000 })
  await expect(ask(runtime, files.text)).rejects.toThrow(inEnglish(localModelTexts.notLoaded.file))
  await expect(ask(runtime, files.text)).rejects.toThrow(/can be started again in (?:10|9) seconds/)
})

test('ends the process when it is not used', async () => {
  const runtime = openRuntime({ idleMs: 50 })
  await ask(runtime, files.good)
  expect(runtime.running()).toMatchObject({ id: 'good' })
  await until(() => runtime.running() === null)
})

test('needs free memory for a model', async () => {
  const runtime = openRuntime({ memoryLeft: () => 100_000_000 })
  await expect(ask(runtime, files.good)).rejects.toThrow('needs 0.6 GB of memory, and 0.1 GB are free')
})
