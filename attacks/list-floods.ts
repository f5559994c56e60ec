import { randomUUID } from 'node:crypto'
import * as Y from 'yjs'
import { putEssay, sendUpdate } from '../server/testing/essay-calls.ts'
import type { TestUser } from '../server/testing/test-user.ts'
import { type Answer, atOnce, read } from './answers.ts'
import type { Addresses } from './attacked-server.ts'
import { signUp } from './callers.ts'
import type { Flood } from './floods.ts'

/** A text that PostgreSQL cannot pack much smaller. */
const longText = (seed: number) =>
  Array.from({ length: 125_000 }, (_, at) =>
    ((at * 2_654_435_761 + seed * 97) >>> 0).toString(36).padStart(7, 'x'),
  )
    .join(' ')
    .slice(0, 990_000)

/** Shares a chat of 9 MB ten times and lists the links with 300 callers for some seconds. */
async function listShares(_: Addresses, user: TestUser): Promise<Answer[]> {
  const chatId = randomUUID()
  await user.send('POST', '/api/rpc/manage_chat', { operation: 'create_chat', chatId, title: 'Tides' })
  for (let at = 0; at < 9; at++)
    await user.send('POST', '/api/rpc/manage_chat', {
      operation: 'add_message',
      chatId,
      message: { text: longText(at), sender: at % 2 ? 'assistant' : 'user' },
    })
  for (let at = 0; at < 10; at++)
    await user.send('POST', `/api/chats/${chatId}/shares`, { lifetime: 'never' })
  return callFor(5_000, 300, () => user.get('/api/shares'))
}

async function callFor(ms: number, callers: number, call: () => Promise<Response>): Promise<Answer[]> {
  const until = Date.now() + ms
  const answers = await Promise.all(
    Array.from({ length: callers }, async () => {
      const own: Answer[] = []
      while (Date.now() < until) own.push(await read(call()))
      return own
    }),
  )
  return answers.flat()
}

/** Writes and deletes texts with the record on, so that the record has 29 MB in few entries, and seals it 16 times. */
async function sealRecord(_: Addresses, user: TestUser): Promise<Answer[]> {
  const { chatId } = (await putEssay(user)).essay
  await user.send('PUT', `/api/essays/${chatId}/record`, { state: 'on' })
  for (let at = 0; at < 18; at++) {
    const doc = new Y.Doc()
    const paragraph = new Y.XmlElement('paragraph')
    paragraph.insert(0, [new Y.XmlText(`w${at} `.repeat(400_000).slice(0, 1_600_000))])
    doc.getXmlFragment('default').insert(0, [paragraph])
    const written = Y.encodeStateAsUpdate(doc)
    const before = Y.encodeStateVector(doc)
    doc.getXmlFragment('default').delete(0, 1)
    await sendUpdate(user, chatId, written)
    await sendUpdate(user, chatId, Y.encodeStateAsUpdate(doc, before))
    if (at % 4 === 3) await user.send('POST', `/api/essays/${chatId}/versions`, { kind: 'automatic' })
  }
  return atOnce(16, () => user.send('POST', `/api/essays/${chatId}/record/seal`))
}

/** Has study sets made from 49,000 lines of a list, as four users. */
async function studyLists(server: Addresses, user: TestUser): Promise<Answer[]> {
  const users = [user, ...(await Promise.all(Array.from({ length: 3 }, () => signUp(server))))]
  const kinds = ['flashcard', 'choice', 'short', 'cloze']
  const text = `${'- a\n'.repeat(49_000)}The end of it all is here.`
  return atOnce(8, (at) =>
    users[at % 4]!.send('POST', '/api/study/sets', {
      id: randomUUID(),
      text,
      kinds,
      count: 20,
      withModel: false,
    }),
  )
}

const shares = { finding: 'S4', what: '300 callers of a list of ten links to a chat of 9 MB' }
const sealing = { finding: 'S8', what: 'an authorship record of 29 MB that is sealed 16 times' }

/** Calls whose work grew with what an account stores. */
export const listFloods: Flood[] = [
  { ...shares, was: '503 for 156 of 921', longestMs: 500, run: listShares },
  { ...shares, was: '503 after 6.2 s for another user', probe: 'chats', run: listShares },
  { ...sealing, was: '0.4 s, 450 MB read for each', longestMs: 500, run: sealRecord },
  { ...sealing, was: '0.6 s for another user', probe: 'chats', run: sealRecord },
  {
    finding: 'S13',
    what: '8 study sets from 49,000 lines of a list',
    was: '13 s of a worker each',
    longestMs: 500,
    run: studyLists,
  },
]
