import type { Client } from 'pg'
import * as Y from 'yjs'
import { essayFragment } from '../../../contract/essays/essay-defaults.ts'
import type { Told, WrittenEssay } from './load.ts'

export type Losses = {
  /** Messages that were acknowledged, or their replies, that are missing. */
  lostMessages: number
  doubledMessages: number
  /** Replies that have less than a reader saw, or other words. */
  tornReplies: number
  lostParagraphs: number
  doubledParagraphs: number
  /** Accounts whose words or tokens differ from their ledger. */
  unbalanced: number
  doubleCharges: number
  /** Words and tokens that are still reserved, and replies that still count as being written. */
  leftReserved: number
}

/** What every fault should leave. */
export const noLosses: Losses = {
  lostMessages: 0,
  doubledMessages: 0,
  tornReplies: 0,
  lostParagraphs: 0,
  doubledParagraphs: 0,
  unbalanced: 0,
  doubleCharges: 0,
  leftReserved: 0,
}

/** Compares what users were told with what is stored. */
export async function findLosses(client: Client, url: string, told: Told): Promise<Losses> {
  const messages = await checkMessages(client, told)
  let lostParagraphs = 0
  let doubledParagraphs = 0
  for (const essay of told.essays) {
    const stored = await readParagraphs(url, essay)
    lostParagraphs += essay.acknowledged.filter((words) => !stored.includes(words)).length
    doubledParagraphs += stored.length - new Set(stored).size
  }
  const count = (statement: string) => countRows(client, statement)
  return {
    ...messages,
    lostParagraphs,
    doubledParagraphs,
    unbalanced:
      (await count(`select from user_credits c where remaining_words <>
        (select coalesce(sum(words), 0) from credit_entries e where e.user_id = c.user_id)`)) +
      (await count(`select from token_days d where used <>
        (select coalesce(sum(tokens), 0) from token_entries e where e.user_id = d.user_id and e.day = d.day)`)),
    doubleCharges: await count(
      `select from credit_runs where settled_words > 0 group by user_id, split_part(idempotency_key, '/', 1) having count(*) > 1`,
    ),
    leftReserved: await countReserved(client),
  }
}

export async function countReserved(client: Client): Promise<number> {
  const reserved = `select from credit_runs where state = 'reserved' union all
    select from token_reservations union all
    select from chat_messages where status = 'streaming'`
  return countRows(client, reserved)
}

async function countRows(client: Client, statement: string): Promise<number> {
  return (await client.query(statement)).rowCount ?? 0
}

async function checkMessages(client: Client, { messages }: Told) {
  const ids = messages.flatMap(({ clientId, replyClientId }) => [clientId, replyClientId])
  const { rows } = await client.query<{ client_id: string; text: string }>(
    'select client_id, text from chat_messages where client_id = any($1::text[])',
    [ids],
  )
  const found = { lostMessages: 0, doubledMessages: 0, tornReplies: 0 }
  for (const { clientId, replyClientId, isAcknowledged, heard } of messages) {
    const questions = rows.filter((row) => row.client_id === clientId)
    const replies = rows.filter((row) => row.client_id === replyClientId)
    if (isAcknowledged && (questions.length === 0 || replies.length === 0)) found.lostMessages++
    if (questions.length > 1 || replies.length > 1) found.doubledMessages++
    const text = replies[0]?.text ?? ''
    if (!text.startsWith(heard.trimEnd()) || isOutOfOrder(text)) found.tornReplies++
  }
  return found
}

/** The model of the load writes “word0 word1 word2 …”. */
function isOutOfOrder(text: string): boolean {
  const words = text.trim().split(/\s+/).filter(Boolean)
  return words.some((word, at) => word !== `word${at}`)
}

async function readParagraphs(url: string, { user, chatId }: WrittenEssay): Promise<string[]> {
  const answer = await fetch(`${url}/api/essays/${chatId}/updates?after=0`, { headers: user })
  const { updates } = (await answer.json()) as { updates: string[] }
  const doc = new Y.Doc()
  for (const update of updates) Y.applyUpdate(doc, new Uint8Array(Buffer.from(update, 'base64')))
  return doc
    .getXmlFragment(essayFragment)
    .toArray()
    .map((block) => (block as Y.XmlElement).toArray().join(''))
}
