import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { chats } from '../domains/chats/tables.ts'
import { say } from './chat-calls.ts'
import { recordStatements } from './databases/count-statements.ts'
import { loadDoc, putEssay, sendUpdate, writeParagraph } from './essay-calls.ts'
import { startModelServer, titleRequest } from './servers/model-server.ts'
import { useTestApp } from './test-app.ts'
import { helpedText } from './texts.ts'
import { until } from './until.ts'

/** News of all users wait for so long and are sent together, so they are nobody's statement. */
const newsMs = 400

test('keeps to the statements that a call may take', async () => {
  const server = await startModelServer()
  server.mock.onMessage(titleRequest, { content: 'Three plain words' })
  server.mock.onMessage(/./, { content: 'As you wish.' })
  const app = await useTestApp({ models: [server.model] })
  const user = await app.signUp()
  const seen = recordStatements()
  const statementsOf = async (call: () => Promise<unknown>) => {
    await sleep(newsMs)
    seen.length = 0
    await call()
    await sleep(newsMs)
    return seen.filter(({ text }) => !text.includes('pg_notify')).map(({ name, text }) => name ?? text)
  }
  const read = async (answer: Promise<Response>) => {
    const { ok, status } = await answer
    expect({ ok, status }).toMatchObject({ ok: true })
    await (await answer).text()
  }
  const humanize = (text: string) => read(user.send('POST', '/api/humanize', { text, mode: 'balanced' }))
  const asked = { chatId: randomUUID(), model: server.model.id, tone: 'neutral' }
  const essay = randomUUID()
  await say(user, 'First', asked)
  const isTitled = async () => {
    const [chat] = await app.doors.db.select().from(chats).where(eq(chats.id, asked.chatId))
    return chat?.titleSource === 'generated'
  }
  await until(isTitled, 'the title of the chat')
  await humanize(helpedText)
  await putEssay(user)
  await user.get('/api/chats/search?q=wish')

  const counts = {
    message: await statementsOf(() => say(user, 'Again', asked)),
    humanize: await statementsOf(() => humanize(helpedText.replace('the', 'this'))),
    search: await statementsOf(() => read(user.get('/api/chats/search?q=wish'))),
    check: await statementsOf(() =>
      read(user.send('POST', '/api/zerogpt/detect', { input_text: helpedText })),
    ),
    'new essay': await statementsOf(() => putEssay(user, essay)),
    'open chat': await statementsOf(() => read(user.get(`/api/chats/${asked.chatId}`))),
    'list of chats': await statementsOf(() => read(user.get('/api/chats?limit=20'))),
    'change of an essay': [] as string[],
  }
  const doc = await loadDoc(user, essay)
  counts['change of an essay'] = await statementsOf(() =>
    read(sendUpdate(user, essay, writeParagraph(doc, 'One.'))),
  )

  const most: Record<keyof typeof counts, number> = {
    message: 9,
    humanize: 10,
    search: 5,
    check: 4,
    'new essay': 4,
    'change of an essay': 4,
    'open chat': 3,
    'list of chats': 2,
  }
  for (const [call, max] of Object.entries(most))
    expect(counts[call as keyof typeof counts].slice(max), call).toEqual([])
})
