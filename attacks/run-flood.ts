import * as Y from 'yjs'
import { putEssay, writeParagraph } from '../server/testing/essay-calls.ts'
import type { TestUser } from '../server/testing/test-user.ts'
import type { Answer } from './answers.ts'
import { type Addresses, readLoop } from './attacked-server.ts'
import { newNetwork } from './callers.ts'
import type { Flood } from './floods.ts'
import { type Probe, type ProbeReading, probeWhile } from './probe.ts'

export type FloodReading = ProbeReading & {
  answers: Answer[]
  longestMs: number
  /** The longest uninterrupted processor time of the main thread. */
  busyMs: number
}

/** Runs a flood while another caller sends requests, and reports how long they waited. */
export async function runFlood(
  server: Addresses,
  flood: Flood,
  attacker: TestUser,
  other: TestUser,
): Promise<FloodReading> {
  await readLoop(server)
  let answers: Answer[] = []
  const reading = await probeWhile(await probeOf(server, flood, other), async () => {
    answers = await flood.run(server, attacker)
  })
  const { busyMs } = await readLoop(server)
  return { ...reading, answers, longestMs: Math.max(...reading.waits), busyMs }
}

const paragraph = 'The harbour was quiet before the boats came in, and the gulls sat on the wall. '.repeat(10)

async function probeOf({ url }: Addresses, { probe }: Flood, other: TestUser): Promise<Probe> {
  const { cookie } = other
  const headers = { cookie, origin: url, 'x-forwarded-for': `${newNetwork()}::1` }
  const json = { ...headers, 'content-type': 'application/json' }
  if (probe === 'chats') return { url: `${url}/api/chats`, headers }
  if (probe === 'essay') {
    const { chatId } = (await putEssay(other)).essay
    const update = writeParagraph(new Y.Doc(), paragraph.repeat(50))
    const body = JSON.stringify({ update: Buffer.from(update).toString('base64') })
    return { url: `${url}/api/essays/${chatId}/updates`, method: 'POST', headers: json, body }
  }
  if (probe === 'check') {
    const body = JSON.stringify({ input_text: paragraph.slice(0, 800) })
    return { url: `${url}/api/zerogpt/detect`, method: 'POST', headers: json, body }
  }
  if (probe === 'proofread') {
    const message = 'Proofread this:\n\nI has a apple and she go to school.'
    const body = JSON.stringify({ message, model: 'built-in' })
    return { url: `${url}/api/chat`, method: 'POST', headers: json, body }
  }
  if (probe === 'file') {
    const type = 'multipart/form-data; boundary=edge'
    const file = 'content-disposition: form-data; name="file"; filename="n.txt"\r\ncontent-type: text/plain'
    const body = `--edge\r\n${file}\r\n\r\nEighteen bytes it.\r\n--edge--\r\n`
    return {
      url: `${url}/api/chat/files`,
      method: 'POST',
      headers: { ...headers, 'content-type': type },
      body,
    }
  }
  return { url: `${url}/healthz` }
}
