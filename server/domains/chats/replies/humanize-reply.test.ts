import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { countWords } from '../../../../contract/word-count.ts'
import { type Engine, openEngine } from '../../../platform/workers/engine.ts'
import { readChat, say } from '../../../testing/chat-calls.ts'
import { allEvents } from '../../../testing/read-events.ts'
import { failingEngine } from '../../../testing/servers/failing-engine.ts'
import { type ModelServer, titleRequest } from '../../../testing/servers/model-server.ts'
import { openModelApp } from '../../../testing/servers/open-model-app.ts'
import { type TestApp, useTestApp } from '../../../testing/test-app.ts'
import { helpedText, stubbornText } from '../../../testing/texts.ts'
import { givePlan, spendWords, wordsLeft } from '../../../testing/words.ts'
import { humanizedTexts } from '../../humanizer/tables.ts'

const plainText =
  'We ate soup in the kitchen because the table outside was wet. My brother hated that, but he got over it once he saw the cake. It rained all week, so nobody rode anyway.'

let app: TestApp
let server: ModelServer

beforeAll(async () => {
  ;({ app, server } = await openModelApp())
  server.mock.onMessage(titleRequest, { content: 'Three plain words' })
  server.mock.onMessage(/machine/, { content: helpedText })
  server.mock.onMessage(/stubborn/, { content: stubbornText })
  server.mock.onMessage(/plainly/, { content: plainText })
  server.mock.onMessage(/short/, { content: 'Yes.' })
})
afterAll(() => app.close())

test('writes, checks, rewrites and charges a reply once, with the original as its sibling', async () => {
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
  expect(original).toMatchObject({ humanized: false, text: helpedText, status: 'complete' })
  expect(humanized).toMatchObject({ humanized: true, originalText: helpedText, status: 'complete' })
  expect([original!.parentId, humanized!.parentId]).toEqual([question!.id, question!.id])
  expect(leafId).toBe(humanized!.id)
  expect(events.find((event) => event.type === 'done')).toMatchObject({
    reply: { id: humanized!.id },
    original: { id: original!.id },
  })
  expect(humanized!.text).not.toBe(helpedText)
  const details = humanized!.humanizationDetails!
  expect(details).toMatchObject({ words: countWords(humanized!.text), free: null })
  expect(await wordsLeft(app, user)).toBe(2_000 - details.words)
})

test('charges nothing for a humanized reply without a passage that came to read as human, and reports it', async () => {
  const user = await app.signUp()
  const { chatId } = await say(user, 'stubborn', { humanize: true })
  const details = (await readChat(user, chatId)).messages.at(-1)!.humanizationDetails!
  expect(details.finalHumanScore).toBeLessThan(51)
  // A rewrite that the score of the whole does not gain from is given back as it was.
  expect(details).toMatchObject({ words: 0, free: { code: expect.stringMatching(/^(no-gain|unchanged)$/) } })
  expect(await wordsLeft(app, user)).toBe(2_000)
})

test('does not humanize a reply of a few words, without a message or a charge', async () => {
  const user = await app.signUp()
  const { chatId, events } = await say(user, 'short', { humanize: true })
  const done = events.find((event) => event.type === 'done')!
  expect(done).toMatchObject({ response: 'Yes.', refusal: null })
  expect(events.flatMap((event) => (event.type === 'stage' ? [event.stage] : []))).toEqual(['writing'])
  expect((await readChat(user, chatId)).messages[1]).toMatchObject({ text: 'Yes.', humanized: false })
  expect(await wordsLeft(app, user)).toBe(2_000)
})

test('keeps a reply that already reads human, with the reason and without a charge', async () => {
  const user = await app.signUp()
  const { chatId, events } = await say(user, 'plainly', { humanize: true })
  const done = events.find((event) => event.type === 'done')!
  expect(done).toMatchObject({ response: plainText, refusal: { message: expect.any(String) } })
  expect((await readChat(user, chatId)).messages[1]).toMatchObject({ text: plainText, humanized: false })
  expect(await wordsLeft(app, user)).toBe(2_000)
})

test('drops a rewrite that reads less human, without a charge', async () => {
  const engine = openEngine(1)
  onTestFinished(() => engine.close())
  const worse: Engine['humanize'] = async (...how) => {
    const result = await engine.humanize(...how)
    return { ...result, finalHumanScore: result.before.humanScore - 1 }
  }
  const other = await useTestApp({
    models: [server.model],
    doors: { engine: { ...engine, humanize: worse } },
  })
  const user = await other.signUp()
  const { chatId, events } = await say(user, 'like a machine', { humanize: true })
  expect(events.find((event) => event.type === 'done')).toMatchObject({
    response: helpedText,
    refusal: { message: expect.stringContaining('read less human') },
  })
  expect((await readChat(user, chatId)).messages).toHaveLength(2)
  expect(await wordsLeft(other, user)).toBe(2_000)
})

test('creates one new version for another reply with Humanize on', async () => {
  const user = await app.signUp()
  const { chatId } = await say(user, 'like a machine', { humanize: true })
  const [question] = (await readChat(user, chatId)).messages
  const again = { questionId: question!.id, humanize: true }
  const events = await allEvents(await user.send('POST', `/api/chats/${chatId}/replies`, again))
  expect(events.find((event) => event.type === 'done')).toMatchObject({
    original: null,
    reply: { humanized: true },
  })
  const { messages, leafId } = await readChat(user, chatId)
  const versions = messages.filter(({ parentId }) => parentId === question!.id)
  expect(versions.map(({ humanized }) => humanized)).toEqual([false, true, true])
  expect(leafId).toBe(versions.at(-1)!.id)
})

test('counts every humanized text, without storing it, for Unlimited too', async () => {
  const user = await app.signUp()
  await givePlan(app, user, 'unlimited')
  const { db } = app.doors
  const { chatId } = await say(user, 'like a machine', { humanize: true })
  const reply = (await readChat(user, chatId)).messages.at(-1)!
  expect(reply.humanizationDetails).toMatchObject({ words: 0, free: { code: 'not-metered' } })
  expect(await db.select().from(humanizedTexts).where(eq(humanizedTexts.userId, user.id))).toMatchObject([
    { wordCount: countWords(reply.text), textContent: null, original: null, result: null },
  ])
})

test('shows the original with the reason when the words do not suffice', async () => {
  const user = await app.signUp()
  await spendWords(app, user, 1_995)
  const { chatId, events } = await say(user, 'like a machine', { humanize: true })
  expect(events.find((event) => event.type === 'done')).toMatchObject({
    response: helpedText,
    refusal: { code: 'out_of_words' },
    remainingWords: 5,
  })
  expect((await readChat(user, chatId)).messages[1]).toMatchObject({ text: helpedText, humanized: false })
})

test('keeps the original without a charge when the engine fails', async () => {
  const broken = await useTestApp({ models: [server.model], doors: { engine: failingEngine('humanize') } })
  const user = await broken.signUp()
  const { events } = await say(user, 'like a machine', { humanize: true })
  expect(events.find((event) => event.type === 'done')).toMatchObject({
    response: helpedText,
    refusal: { code: 'engine_failed' },
  })
  expect(await wordsLeft(broken, user)).toBe(2_000)
})
