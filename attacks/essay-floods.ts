import { randomBytes } from 'node:crypto'
import * as Y from 'yjs'
import { putEssay, sendUpdate, writeParagraph } from '../server/testing/essay-calls.ts'
import type { TestUser } from '../server/testing/test-user.ts'
import { atOnce, read } from './answers.ts'
import type { Flood } from './floods.ts'
import { boastfulUpdates, crowdedUpdate, deepUpdate } from './hostile-updates.ts'

const startEssay = async (user: TestUser) => (await putEssay(user)).essay.chatId

const keepVersion = (user: TestUser, chatId: string) =>
  user.send('POST', `/api/essays/${chatId}/versions`, { kind: 'automatic' })

const floods: Omit<Flood, 'finding' | 'probe'>[] = [
  {
    what: '4 changes of 3 MB at once, and a version of them',
    was: '5.2 s with 12 of them, on one thread',
    async run(_, user) {
      const chatId = await startEssay(user)
      const changes = await atOnce(4, (at) =>
        sendUpdate(user, chatId, writeParagraph(new Y.Doc(), `tide${at} `.repeat(500_000))),
      )
      return [...changes, ...(await atOnce(1, () => keepVersion(user, chatId)))]
    },
  },
  {
    what: '300 small changes at once',
    was: 'not measured',
    async run(_, user) {
      const [chatId, doc] = [await startEssay(user), new Y.Doc()]
      return atOnce(300, (at) => sendUpdate(user, chatId, writeParagraph(doc, `Line ${at}`)))
    },
  },
  {
    what: '60,000 letters at the same place, and 2 versions of them',
    was: 'not measured',
    async run(_, user) {
      const chatId = await startEssay(user)
      const change = await read(sendUpdate(user, chatId, crowdedUpdate(60_000)))
      return [change, ...(await atOnce(2, () => keepVersion(user, chatId)))]
    },
  },
  {
    what: '200 malformed changes',
    was: 'not measured',
    async run(_, user) {
      const chatId = await startEssay(user)
      const bad = [...boastfulUpdates, deepUpdate(14_000), deepUpdate(1_000_000), randomBytes(30_000)]
      return atOnce(200, (at) => sendUpdate(user, chatId, new Uint8Array(bad[at % bad.length]!)))
    },
  },
  {
    what: 'an authorship record of 6 MB that is read and sealed 16 times',
    was: 'not measured',
    async run(_, user) {
      const chatId = await startEssay(user)
      await user.send('PUT', `/api/essays/${chatId}/record`, { state: 'on' })
      for (let at = 0; at < 2; at++)
        await sendUpdate(user, chatId, writeParagraph(new Y.Doc(), `tide${at} `.repeat(400_000)))
      const path = `/api/essays/${chatId}/record`
      return atOnce(16, (at) =>
        at % 2 ? user.send('POST', `${path}/seal`) : user.get(`${path}/entries?after=0`),
      )
    },
  },
  {
    what: '200 look-ups of sources',
    was: 'not measured',
    run: async (_, user) =>
      atOnce(200, (at) => user.send('POST', '/api/sources/look-up', { kind: 'doi', value: `10.1000/${at}` })),
  },
]

/** Requests to the essay writer that could delay the essays of other users. */
export const essayFloods: Flood[] = floods.map((flood) => ({ ...flood, finding: 'essays', probe: 'essay' }))
