import { request as httpRequest } from 'node:http'
import type { TestUser } from '../server/testing/test-user.ts'
import { type Answer, atOnce, read } from './answers.ts'
import type { Addresses } from './attacked-server.ts'
import { callFrom, newNetwork } from './callers.ts'
import type { Flood } from './floods.ts'
import { type HostileAnswer, sendBytes, startHostileServer } from './hostile-server.ts'

const html = 'text/html; charset=utf-8'

const pages: Record<string, HostileAnswer> = {
  '/nested': {
    type: html,
    text: Array.from({ length: 18_000 }, (_, at) => `<b a${at}><p>`).join(''),
  },
  '/attributes': {
    type: html,
    text: `<meta ${Array.from({ length: 18_000 }, (_, at) => at.toString(36)).join(' ')}>`,
  },
  '/bytes': { type: html, send: (response) => void sendBytes(response, 300_000) },
}

/** Looks pages of the attacker's up, each under several addresses, because answers are kept. */
const lookUp = (path: string) => async (_: Addresses, user: TestUser) => {
  const hostile = await startHostileServer(pages)
  try {
    return await atOnce(6, (at) =>
      user.send('POST', '/api/sources/look-up', { kind: 'url', value: `${hostile.url}${path}?${at}` }),
    )
  } finally {
    hostile.stop()
  }
}

/** Enters the address of a service whose list of models is made to take long, and has it read in every way. */
const ownService = (list: () => string) => async (_: Addresses, user: TestUser) => {
  const hostile = await startHostileServer({ '/models': { type: 'application/json', text: list() } })
  try {
    const key = { service: 'openai', key: 'sk-12345678', address: hostile.url }
    const stored = await read(user.send('PUT', '/api/preferences/keys', key))
    const answers = await atOnce(6, (at) =>
      at % 2
        ? user.get('/api/models')
        : user.send('POST', '/api/preferences/keys/test', { service: 'openai' }),
    )
    return [stored, ...answers]
  } finally {
    hostile.stop()
  }
}

/** Uploads a form of 10 MB that consists of empty files. */
async function manyParts(server: Addresses, user: TestUser): Promise<Answer[]> {
  const part = '--edge\r\ncontent-disposition: form-data; name="a"; filename="a"\r\n\r\n\r\n'
  const body = `${part.repeat(150_000)}--edge--\r\n`
  return atOnce(3, () =>
    callFrom(server)('/api/chat/files', {
      method: 'POST',
      headers: { cookie: user.cookie, 'content-type': 'multipart/form-data; boundary=edge' },
      body,
    }),
  )
}

/** Sends a body of 300,000 pieces of a byte, as a visitor. */
async function bodyOfBytes({ url }: Addresses): Promise<Answer[]> {
  return atOnce(3, () => sendPieces(`${url}/api/zerogpt/detect`, 300_000))
}

function sendPieces(url: string, count: number): Promise<Response> {
  return new Promise((resolve) => {
    const headers = {
      origin: new URL(url).origin,
      'content-type': 'application/json',
      'transfer-encoding': 'chunked',
      'x-forwarded-for': `${newNetwork()}::1`,
    }
    const request = httpRequest(url, { method: 'POST', headers }, (answer) => {
      answer.resume()
      resolve(new Response(null, { status: answer.statusCode ?? 500 }))
    })
    // The server ends the connection before all pieces are sent.
    request.on('error', () => resolve(new Response(null, { status: 413 })))
    for (let at = 0; at < count && !request.destroyed; at++) request.write(' ')
    request.end()
  })
}

const floods: Omit<Flood, 'longestMs'>[] = [
  {
    finding: 'S1',
    what: '6 look-ups of a page of 18,000 nested tags',
    was: 'the process ended after 38.8 s',
    run: lookUp('/nested'),
  },
  {
    finding: 'S1',
    what: '6 look-ups of a page with a tag of 18,000 attributes',
    was: 'not measured',
    run: lookUp('/attributes'),
  },
  {
    finding: 'S14',
    what: '6 look-ups of a page in 300,000 pieces of a byte',
    was: '1.0 s each',
    run: lookUp('/bytes'),
  },
  {
    finding: 'S2',
    what: 'a service of the user with a list of models of 45 MB, read 6 times',
    was: '14.8 s',
    run: ownService(() => `{"data":[${'{},'.repeat(15_000_000)}{}]}`),
  },
  {
    finding: 'S2',
    what: 'a list of 10,000 models with names of 140 letters',
    was: '0.4 s each',
    run: ownService(() =>
      JSON.stringify({
        data: Array.from({ length: 6_500 }, (_, at) => ({
          id: `m${(at * 7_919) % 10_007}${'x'.repeat(135)}`,
        })),
      }),
    ),
  },
  { finding: 'forms', what: '3 forms of 150,000 empty files', was: '1.4 s each', run: manyParts },
  { finding: 'forms', what: '3 bodies in 300,000 pieces of a byte', was: 'not measured', run: bodyOfBytes },
]

/** Data of strangers that takes long to read. The other visitor meanwhile asks `/healthz`. */
export const foreignFloods: Flood[] = floods.map((flood) => ({ ...flood, longestMs: 500 }))
