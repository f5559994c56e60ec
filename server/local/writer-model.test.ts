import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { errorTexts } from '../../contract/errors.ts'
import { inEnglish } from '../../texts/english.ts'
import type { ModelMessage, TextTools } from '../platform/models/models.ts'
import { type Engine, openEngine } from '../platform/workers/engine.ts'
import { silentLog } from '../testing/silent-log.ts'
import { mills } from './writer/testing/texts.ts'
import { type LocalWriter, openLocalWriter } from './writer-model.ts'

let engine: Engine
let writer: LocalWriter

beforeAll(() => {
  engine = openEngine(1)
  writer = openLocalWriter({ engine, log: silentLog })
})
afterAll(() => {
  writer.close()
  engine.close()
})

async function ask(
  content: string,
  { owner = 'ana', from = writer, signal = new AbortController().signal } = {},
) {
  const messages: ModelMessage[] = [{ role: 'user', content }]
  const tools: TextTools = {
    detect: (text) => engine.detect(text, { owner }),
    humanize: (text) => engine.humanize(text, { mode: 'clean' }, { owner }),
  }
  let reply = ''
  for await (const piece of from.model.stream({ messages, owner, signal, tools })) reply += piece
  return reply
}

test('rewrites nothing for a caller that has no tools, and so no meter', async () => {
  const messages: ModelMessage[] = [{ role: 'user', content: `Humanize this:\n\n${mills}` }]
  const read = async () => {
    const asked = { messages, owner: 'ana', signal: new AbortController().signal }
    for await (const piece of writer.model.stream(asked)) expect(piece).toBeDefined()
  }
  await expect(read()).rejects.toThrow(/no tools/)
})

test('replies from a worker, and calls the engine for its skills', async () => {
  expect(await ask(`Summarise this in one sentence: ${mills}`)).toMatch(/mill/)
  const reply = await ask(`Humanize this and then check it for AI:\n\n${mills}`)
  expect(reply).toMatch(/AI, .* human/)
})

test('long words and long texts take no time on the main thread', async () => {
  const before = process.threadCpuUsage()
  const asked = [
    `Quiz me on this:\n\n${'a'.repeat(12_000)}!`,
    `Give me a title for this:\n\n${'a'.repeat(12_000)}!`,
    `Draft from my notes:\n\n${'The mill was built in 1792.\n'.repeat(11_000)}`,
    `${'a '.repeat(28)}`,
  ]
  for (const content of asked) expect(await ask(content)).not.toBe('')
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1_000).toBeLessThan(1_500)
}, 60_000)

test('a text that breaks the grammar checker does not affect other users', async () => {
  const good = 'Proofread this:\n\nI has a apple and she go to school.'
  expect(await ask(good, { owner: 'bob' })).toContain('changes')
  await ask(`Proofread this:\n\n${'A'.repeat(8_000)}`).catch(() => {})
  await ask(`Proofread this:\n\n${'A-'.repeat(8_000)}`).catch(() => {})
  expect(await ask(good, { owner: 'bob' })).toContain('changes')
}, 60_000)

test('reports what it left out of a long text', async () => {
  const reply = await ask(`Count the words:\n\n${'word '.repeat(20_000)}`)
  expect(reply).toContain('10,000')
  expect(reply).toContain('Your text has 99,999 characters. I read the first 50,000 and left out the rest')
  expect(await ask(`Count the words:\n\nThis is ${'a'.repeat(500)} word.`)).toContain(
    'I shortened words of more than 100 letters.',
  )
})

test('replies to another user while one floods it', async () => {
  const flood = Array.from({ length: 10 }, () => ask(`Draft from my notes:\n\n${`${mills}\n`.repeat(40)}`))
  const start = performance.now()
  expect(await ask('hello', { owner: 'bob' })).toContain('Hello')
  expect(performance.now() - start).toBeLessThan(5_000)
  await Promise.all(flood)
}, 60_000)

test('refuses a flood beyond one user’s queue', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 30 }, () => ask(`outline: ${mills}`)))
  const refused = asked.filter((one) => one.status === 'rejected')
  expect(refused.length).toBeGreaterThan(5)
  for (const one of refused) expect(one.reason).toMatchObject({ code: 'engine_busy' })
})

test('reports a failing text with the documented words and a cause, and replies to the next text', async () => {
  const failing = openLocalWriter({
    engine,
    log: silentLog,
    script: new URL('../testing/servers/failing-writer-worker.ts', import.meta.url),
    limitMs: 3_000,
  })
  onTestFinished(failing.close)
  const hung = ask('please hang', { from: failing })
  await expect(ask('please break', { from: failing, owner: 'eva' })).rejects.toMatchObject({
    code: 'model_failed',
    message: `${inEnglish(errorTexts.chatFailed)} The built-in writer failed on this text.`,
  })
  await expect(hung).rejects.toMatchObject({
    message: `${inEnglish(errorTexts.chatFailed)} The built-in writer needs longer than 10 seconds for this text.`,
  })
  expect(await ask('hello', { from: failing })).toContain('Hello')
}, 30_000)

test('ends a reply without an error on an abort', async () => {
  const left = new AbortController()
  const reply = ask(`outline: ${mills}`, { signal: left.signal })
  left.abort()
  expect(await reply).toBe('')
})
