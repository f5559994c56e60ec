import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import * as Y from 'yjs'
import { essayFragment } from '../../../contract/essays/essay-defaults.ts'
import { readEvents } from '../../../web/event-stream.ts'

export type User = { authorization: string }
type SentMessage = {
  user: User
  chatId: string
  clientId: string
  replyClientId: string
  /** The server has reported that it is stored. */
  isAcknowledged: boolean
  heard: string
}
export type WrittenEssay = { user: User; chatId: string; acknowledged: string[] }

/** What the users were told, to be compared with what is stored. */
export type Told = { messages: SentMessage[]; essays: WrittenEssay[]; runs: number; failures: number }
export type Load = { told: Told; stop: () => Promise<void> }

const callLimitMs = 90_000
const thinkMs = 500
const againMs = 400
const text =
  'It is important to note that the committee delves into a rich tapestry of ideas. Moreover, the project underscores the pivotal role of teamwork. In conclusion, this serves as a testament to the transformative power of collaboration, and it fosters a vibrant community.'

/** Lets each user write messages, essays and rewrites without end, each call to any of the servers. */
export function startLoad(urls: string[], users: User[]): Load {
  const told: Told = { messages: [], essays: [], runs: 0, failures: 0 }
  let isOver = false
  const call: Call = (user, method, path, body, accept) => {
    const url = urls[Math.floor(Math.random() * urls.length)]!
    return fetch(url + path, {
      method,
      headers: { ...user, origin: url, 'content-type': 'application/json', ...(accept ? { accept } : {}) },
      signal: AbortSignal.timeout(callLimitMs),
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  }
  /** Tries again until it works, as a page does, while the load goes on and a while after. */
  const insist = async (attempt: () => Promise<boolean>): Promise<void> => {
    for (let left = 150; left > 0; left--) {
      if (await attempt().catch(() => false)) return
      told.failures++
      await sleep(againMs)
    }
    throw new Error('A call failed for a minute.')
  }
  const acts = [sendMessage, changeEssay, rewrite, sendMessage, changeEssay]
  const lives = users.map(async (user, at) => {
    await sleep(at * 100)
    for (let n = at; !isOver; n++) {
      await acts[n % acts.length]!({ user, call, insist, told })
      await sleep(Math.random() * thinkMs * 2)
    }
  })
  return {
    told,
    async stop() {
      isOver = true
      await Promise.all(lives)
    },
  }
}

type Call = (user: User, method: string, path: string, body?: object, accept?: string) => Promise<Response>
type Act = { user: User; call: Call; insist: (attempt: () => Promise<boolean>) => Promise<void>; told: Told }

async function sendMessage({ user, call, insist, told }: Act): Promise<void> {
  const ids = { chatId: randomUUID(), clientId: randomUUID(), replyClientId: randomUUID() }
  const sent: SentMessage = { user, ...ids, isAcknowledged: false, heard: '' }
  told.messages.push(sent)
  const body = { message: `Message ${ids.clientId}`, ...ids }
  await insist(async () => {
    const answer = await call(user, 'POST', '/api/chat', body, 'text/event-stream')
    // The id is known: an earlier try was stored.
    if (answer.status === 409) sent.isAcknowledged = true
    else if (answer.ok) await hear(sent, answer).catch(() => {})
    return sent.isAcknowledged
  })
}

async function hear(sent: SentMessage, answer: Response): Promise<void> {
  for await (const event of readEvents<{ type: string; text?: string }>(answer.body!)) {
    if (event.type === 'start') sent.isAcknowledged = true
    if (event.type === 'delta') sent.heard += event.text
  }
}

async function changeEssay({ user, call, insist, told }: Act): Promise<void> {
  const essay: WrittenEssay = { user, chatId: randomUUID(), acknowledged: [] }
  await insist(async () => (await call(user, 'PUT', `/api/essays/${essay.chatId}`)).ok)
  told.essays.push(essay)
  const doc = new Y.Doc()
  for (let n = 0; n < 3; n++) {
    const before = Y.encodeStateVector(doc)
    const paragraph = new Y.XmlElement('paragraph')
    const words = `words${n}of${essay.chatId}`
    paragraph.insert(0, [new Y.XmlText(words)])
    doc.getXmlFragment(essayFragment).push([paragraph])
    const update = Buffer.from(Y.encodeStateAsUpdate(doc, before)).toString('base64')
    const path = `/api/essays/${essay.chatId}/updates`
    await insist(async () => (await call(user, 'POST', path, { update })).ok)
    essay.acknowledged.push(words)
  }
}

/** Insists on a result, with one key: the run is charged once at most. */
async function rewrite({ user, call, insist, told }: Act): Promise<void> {
  const idempotencyKey = randomUUID()
  let takeOver = false
  await insist(async () => {
    const body = { text: `${text} ${idempotencyKey}`, mode: 'clean', idempotencyKey, takeOver }
    takeOver = true
    return (await call(user, 'POST', '/api/humanize', body)).ok
  })
  told.runs++
}
