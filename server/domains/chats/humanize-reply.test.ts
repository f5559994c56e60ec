import { afterAll, beforeAll, expect, test } from 'vitest'
import { countWords } from '../../../contract/word-count.ts'
import { readChat, say } from '../../testing/chat-calls.ts'
import { failingEngine } from '../../testing/failing-engine.ts'
import { type ModelServer, startModelServer, titleRequest } from '../../testing/model-server.ts'
import { createTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'
import { machineText } from '../../testing/texts.ts'
import { spendWords, wordsLeft } from '../../testing/words.ts'

/** Its Clean rewrite reads human enough for a charge; that of `machineText` alone does not. */
const paidText = `${machineText} And another one.`

let app: TestApp
let server: ModelServer

beforeAll(async () => {
  server = await startModelServer()
  server.mock.onMessage(titleRequest, { content: 'Three plain words' })
  server.mock.onMessage(/machine/, { content: paidText })
  server.mock.onMessage(/stubborn/, { content: machineText })
  server.mock.onMessage(/short/, { content: 'Yes.' })
  app = await createTestApp({ models: [server.model] })
})
afterAll(async () => {
  await app.close()
  await server.stop()
})

test('a reply is written, checked, rewritten and charged once; the original is its sibling', async () => {
  const user = await app.signUp()
  const { chatId, events } = await say(user, 'like a machine', { humanize: true })
  expect(events.flatMap((event) => (event.type === 'stage' ? [event.stage] : []))).toEqual([
    'writing',
    'analyzing',
    'humanizing',
    'checking',
  ])
  expect(events.some((event) => event.type === 'delta')).toBe(false)
  const { messages, leafId } = await readChat(user, chatId)
  const [question, original, humanized] = messages
  expect(original).toMatchObject({ humanized: false, text: paidText, status: 'complete' })
  expect(humanized).toMatchObject({ humanized: true, originalText: paidText, status: 'complete' })
  expect([original!.parentId, humanized!.parentId]).toEqual([question!.id, question!.id])
  expect(leafId).toBe(humanized!.id)
  expect(events.find((event) => event.type === 'done')).toMatchObject({
    reply: { id: humanized!.id },
    original: { id: original!.id },
  })
  expect(humanized!.text).not.toBe(paidText)
  const details = humanized!.humanizationDetails!
  expect(details).toMatchObject({ words: countWords(humanized!.text), free: null })
  expect(await wordsLeft(app, user)).toBe(2_000 - details.words)
})

test('a humanized reply that still reads as AI costs nothing and says so', async () => {
  const user = await app.signUp()
  const { chatId } = await say(user, 'stubborn', { humanize: true })
  const details = (await readChat(user, chatId)).messages.at(-1)!.humanizationDetails!
  expect(details.finalHumanScore).toBeLessThan(51)
  expect(details).toMatchObject({ words: 0, free: { code: 'reads-as-ai' } })
  expect(await wordsLeft(app, user)).toBe(2_000)
})

test('a reply that needs no change stays as it is and costs nothing', async () => {
  const user = await app.signUp()
  const { chatId, events } = await say(user, 'short', { humanize: true })
  const done = events.find((event) => event.type === 'done')!
  expect(done).toMatchObject({ response: 'Yes.', refusal: { message: expect.any(String) } })
  expect((await readChat(user, chatId)).messages[1]).toMatchObject({ text: 'Yes.', humanized: false })
  expect(await wordsLeft(app, user)).toBe(2_000)
})

test('when the words do not suffice the original is shown, with the reason beside it', async () => {
  const user = await app.signUp()
  await spendWords(app, user, 1_995)
  const { chatId, events } = await say(user, 'like a machine', { humanize: true })
  expect(events.find((event) => event.type === 'done')).toMatchObject({
    response: paidText,
    refusal: { code: 'out_of_words' },
    remainingWords: 5,
  })
  expect((await readChat(user, chatId)).messages[1]).toMatchObject({ text: paidText, humanized: false })
})

test('an engine that fails leaves the reply as it was written, and nothing is charged', async () => {
  const broken = await useTestApp({ models: [server.model], doors: { engine: failingEngine('humanize') } })
  const user = await broken.signUp()
  const { events } = await say(user, 'like a machine', { humanize: true })
  expect(events.find((event) => event.type === 'done')).toMatchObject({
    response: paidText,
    refusal: { code: 'engine_failed' },
  })
  expect(await wordsLeft(broken, user)).toBe(2_000)
})
