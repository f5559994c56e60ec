import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import type { OriginalityEvent } from '../contract/originality/originality.ts'
import { matchSource, prepareText, sumUp } from '../engine/originality.ts'
import { connectionOf } from './chat-list.ts'
import { post, signUp } from './support/account.ts'
import { startProgram } from './support/processes.ts'
import { median, printTable } from './support/table.ts'

const textWords = 100_000
const documents = 1_000
const documentWords = 1_000
/** Documents that share a passage with the text. */
const copiedFrom = 100
const passageWords = 40
const runs = 5

/** Measures a text of 100,000 words against 1,000 documents, in the engine alone and as a whole check of the server. */
export async function benchOriginality(): Promise<void> {
  const { text, sources } = makeTexts()
  const engine = await timesOf(async () => {
    const prepared = prepareText(text)
    const found = sources.flatMap((source, i) => matchSource(prepared, { id: String(i), text: source }) ?? [])
    const { sources: listed, sourcesLeftOut } = sumUp(text, found)
    expectAll(listed.length + sourcesLeftOut)
  })
  const app = await startProgram('server/main.ts')
  const { cookie, userId } = await signUp(app.url)
  await insertEssays(app.dataDir, userId, sources)
  const whole = await timesOf(async () => {
    const answer = await post(`${app.url}/api/originality/checks`, { text, own: ['essays'] }, { cookie })
    const last = (await answer.text()).trim().split('\n\n').at(-1)!
    const event = JSON.parse(last.slice('data: '.length)) as OriginalityEvent
    if (event.type !== 'done') throw new Error(last)
    expectAll(event.report.sources.length + event.report.sourcesLeftOut)
  })
  await app.stop()
  const row = (name: string, times: number[]) => [
    name,
    Math.round(median(times)),
    Math.round(Math.max(...times)),
  ]
  printTable(
    `${textWords} words against ${documents} documents of ${documentWords} words (${runs} runs after one)`,
    ['what', 'median, ms', 'slowest, ms'],
    [row('engine, one core', engine), row('whole check, with reading from the database', whole)],
  )
}

async function timesOf(run: () => Promise<void>): Promise<number[]> {
  const times: number[] = []
  for (let i = 0; i <= runs; i++) {
    const from = performance.now()
    await run()
    // The first run loads code and data.
    if (i > 0) times.push(performance.now() - from)
  }
  return times
}

function expectAll(found: number): void {
  if (found !== copiedFrom) throw new Error(`${found} sources were found instead of ${copiedFrom}.`)
}

/** Fixed texts by a linear congruential generator, with the frequencies of words in English (Zipf). */
function makeTexts(): { text: string; sources: string[] } {
  let seed = 1
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0
    return (seed >>> 8) / 16_777_216
  }
  const word = () => {
    const rank = Math.floor(20_000 ** random())
    return `${'aeiou'[rank % 5]}${'bdfglmnprst'[rank % 11]}${rank.toString(36)}`
  }
  const prose = (count: number) => Array.from({ length: count }, word)
  const words = prose(textWords)
  const sources = Array.from({ length: documents }, (_, i) => {
    const own = prose(documentWords)
    if (i < copiedFrom) {
      const from = i * (textWords / copiedFrom)
      own.splice(300, passageWords, ...words.slice(from, from + passageWords))
    }
    return own.join(' ')
  })
  return { text: words.join(' '), sources }
}

/** Stores the essays as a compaction does; writing them through the editor's calls would take minutes. */
async function insertEssays(dataDir: string, userId: string, texts: string[]): Promise<void> {
  const client = new Client(JSON.parse(connectionOf(dataDir)))
  await client.connect()
  for (const [at, text] of texts.entries()) {
    const [chatId, essayId] = [randomUUID(), randomUUID()]
    await client.query('insert into chats (id, user_id, is_essay_chat) values ($1, $2, true)', [
      chatId,
      userId,
    ])
    await client.query(
      'insert into essays (id, user_id, chat_id, title, words) values ($1, $2, $3, $4, $5)',
      [essayId, userId, chatId, `Essay ${at}`, documentWords],
    )
    await client.query(
      'insert into essay_passages (essay_id, user_id, number, text) values ($1, $2, 0, $3)',
      [essayId, userId, text],
    )
  }
  await client.end()
}
