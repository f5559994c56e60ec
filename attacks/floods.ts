import { swellingPdf } from '../server/testing/samples/sample-files.ts'
import type { TestUser } from '../server/testing/test-user.ts'
import { type Answer, atOnce, patience, read } from './answers.ts'
import type { Addresses } from './attacked-server.ts'
import { callFrom, newNetwork, postJson } from './callers.ts'

export type Flood = {
  /** The id in attacks/findings.ts, or the part of the product. */
  finding: string
  what: string
  /** The effect of the same requests when the hole was found. */
  was: string
  /** The requests of the other visitor or user meanwhile; `/healthz` by default. */
  probe?: 'chats' | 'check' | 'file' | 'proofread' | 'essay'
  /** The attacker's own requests may fail with this code; no other user's may. */
  ownFailure?: string
  /** The longest wait of the other caller, in milliseconds, where it is lower than usual. */
  longestMs?: number
  /** Sends the requests of the attack, as one account or as visitors. */
  run: (server: Addresses, attacker: TestUser) => Promise<Answer[]>
}

const builtIn = { model: 'built-in' }
const chat = (user: TestUser, body: object) =>
  user.send('POST', '/api/chat', body, { 'x-forwarded-for': `${newNetwork()}::1` })
const say = (message: string) => async (_: Addresses, user: TestUser) => [
  await read(chat(user, { message, ...builtIn })),
]
const temporary = (text: string) => async (_: Addresses, user: TestUser) => [
  await read(
    user.send('POST', '/api/chat/temporary', {
      messages: [
        { id: 'question-1', role: 'user', text: 'Go on.' },
        { id: 'answer-001', role: 'assistant', text },
      ],
    }),
  ),
]
const fileContent = (content: string) => async (_: Addresses, user: TestUser) => [
  await read(chat(user, { message: 'hi', files: [{ name: 'a.txt', type: '', content }] })),
]
const manyKeys = () => `{${Array.from({ length: 600_000 }, (_, at) => `"k${at}":1`).join(',')}}`
const longWord = `${'a'.repeat(12_000)}!`

/** A chat to import, of eight messages with 99,000 characters each. */
function archive(at: number) {
  const createdAt = new Date(0).toISOString()
  const text = Array.from(
    { length: 16_500 },
    (_, word) => `a${((word * 7 + at) % 4_096).toString(16)} `,
  ).join('')
  const messages = Array.from({ length: 8 }, (_, message) => ({
    id: `m${message}`,
    parentId: message ? `m${message - 1}` : null,
    sender: message % 2 ? 'assistant' : 'user',
    text: text.slice(0, 99_000),
    createdAt,
  }))
  const moments = { createdAt, updatedAt: createdAt }
  return {
    source: 'longhand',
    sourceId: `archive-${at}`,
    title: `Archive ${at}`,
    leafId: 'm7',
    ...moments,
    messages,
  }
}

async function search(_: Addresses, user: TestUser): Promise<Answer[]> {
  const imported = await read(
    user.send('POST', '/api/chats/import', { chats: Array.from({ length: 6 }, (_, at) => archive(at)) }),
  )
  const searches = await atOnce(40, () => user.get('/api/chats/search?q=a'))
  return [imported, ...searches]
}

async function visitorFiles(server: Addresses): Promise<Answer[]> {
  const pdf = swellingPdf(256)
  return atOnce(4, () => {
    const form = new FormData()
    form.set('file', new File([pdf], 'swelling.pdf', { type: 'application/pdf' }))
    return callFrom(server)('/api/detector/files', { method: 'POST', body: form, signal: patience() })
  })
}

/** Opens streams and closes them after a while. */
async function streams({ url }: Addresses, user: TestUser): Promise<Answer[]> {
  const stop = new AbortController()
  const opened = await Promise.all(
    Array.from({ length: 300 }, async () => {
      const answer = await fetch(`${url}/api/chats/news`, {
        headers: { cookie: user.cookie },
        signal: stop.signal,
      })
      return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: '' }
    }),
  )
  stop.abort()
  return opened
}

/** The requests of the review that delayed other users. A separate account runs each. */
export const floods: Flood[] = [
  {
    finding: 'C1',
    what: '60 characters in a chat: "a " 30 times',
    was: '4.3 s at 28 times, doubling with each further one',
    run: say('a '.repeat(30).trim()),
  },
  {
    finding: 'C1',
    what: 'the same with "the "',
    was: '2.1 s at 26 times, doubling with each further one',
    run: say('the '.repeat(30).trim()),
  },
  {
    finding: 'C2',
    what: 'a file of 120,000 spaces in a message',
    was: '23.4 s',
    run: fileContent(`${' '.repeat(120_000)}!`),
  },
  {
    finding: 'C2',
    what: 'continuing a reply of 200,000 empty lines',
    was: '4.8 s at 40,000, quadratic',
    run: temporary(`${'\n'.repeat(200_000)}x`),
  },
  {
    finding: 'C2',
    what: 'continuing a reply with a word of 200,000 letters',
    was: '1.8 s at 40,000, quadratic',
    run: temporary(`${'a'.repeat(200_000)}!`),
  },
  {
    finding: 'H1',
    what: '5 MB imported and 40 searches at once',
    was: '503 for 30 s',
    probe: 'chats',
    run: search,
  },
  {
    finding: 'H4',
    what: '60 messages at once to the operator’s model',
    was: 'no limit: 300 in 2.9 s',
    run: async (_, user) => atOnce(60, () => chat(user, { message: 'Tell me something.', model: 'counted' })),
  },
  {
    finding: 'H5',
    what: 'a title for a word of 12,000 letters',
    was: '4.8 s',
    run: say(`Give me a title for this:\n\n${longWord}`),
  },
  {
    finding: 'H5',
    what: 'an outline of notes of 300,000 characters',
    was: '1.8 s',
    run: say(`Outline this:\n\n${'The sea rises twice a day. '.repeat(11_200)}`),
  },
  {
    finding: 'H6',
    what: 'a visitor’s 5 bodies of 600,000 keys for preferences',
    was: '4.3 s',
    run: async (server) => {
      const body = manyKeys()
      const headers = { 'content-type': 'application/json' }
      return atOnce(5, () => callFrom(server)('/api/preferences', { method: 'PUT', headers, body }))
    },
  },
  {
    finding: 'H6',
    what: 'the same body to a check',
    was: '1.8 s',
    run: async (server) => {
      const headers = { 'content-type': 'application/json' }
      return [
        await read(callFrom(server)('/api/zerogpt/detect', { method: 'POST', headers, body: manyKeys() })),
      ]
    },
  },
  {
    finding: 'H6',
    what: '4.9 million nested lists to an import',
    was: '1.5 s',
    run: async (server) => {
      const headers = { 'content-type': 'application/json' }
      const body = `{"chats":${'['.repeat(4_900_000)}${']'.repeat(4_900_000)}}`
      return [await read(callFrom(server)('/api/chats/import', { method: 'POST', headers, body }))]
    },
  },
  {
    finding: 'H7',
    what: 'proofreading of a word of 8,000 capitals',
    was: '502 for all users, for more than a minute',
    probe: 'proofread',
    ownFailure: 'model_failed',
    run: say(`Proofread this:\n\n${'A'.repeat(8_000)}`),
  },
  {
    finding: 'M1',
    what: 'a visitor’s 4 PDF files that unpack to 256 MB each',
    was: '30 s, then 422',
    probe: 'file',
    run: visitorFiles,
  },
  {
    finding: 'M2',
    what: '4 texts of 980,000 characters to humanize in a chat',
    was: '22.1 s',
    probe: 'check',
    run: async (_, user) => {
      const message = `Humanize this:\n\n${'Furthermore, the team leveraged a comprehensive approach. '.repeat(16_896)}`
      return atOnce(4, () => chat(user, { message, ...builtIn }))
    },
  },
  {
    finding: 'M9',
    what: '15 messages of 1,000,000 characters kept at once',
    was: 'no limit: 15 in 1.3 s',
    run: async (_, user) =>
      atOnce(15, () =>
        user.send('POST', '/api/rpc/manage_chat', {
          operation: 'add_message',
          chatId: crypto.randomUUID(),
          message: { sender: 'user', text: 'sea '.repeat(250_000) },
        }),
      ),
  },
  { finding: 'M10', what: '300 event streams of one session', was: 'no limit: 1,500', run: streams },
  {
    finding: 'M6',
    what: '60 checks from 60 addresses of one IPv6 network',
    was: '60 × 200',
    run: async (server) => {
      const network = newNetwork()
      return atOnce(60, (at) =>
        postJson(callFrom(server, `${network}::${at + 1}`), '/api/zerogpt/detect', {
          input_text: 'A calm sea.',
        }),
      )
    },
  },
]
