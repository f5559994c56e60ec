import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ChatWithMessages } from '../contract/chats/chats.ts'
import { connectionOf } from './chat-list.ts'
import { post } from './support/account.ts'
import { type Running, startProgram } from './support/processes.ts'
import { printTable } from './support/table.ts'
import { makeUsers } from './support/users.ts'

const roundsUsual = 200
const chatsAtOnce = 6
const killWithinMs = 1_500

type User = { authorization: string }
type Sent = {
  chatId: string
  clientId: string
  replyClientId: string
  isAcknowledged: boolean
  heard: string
}
type Found = { lost: number; doubled: number; torn: number; forgotten: number }

/**
 * Kills the server at random moments while messages are sent and replies stream, restarts it on the same data, resends
 * what was not acknowledged, and counts. A message is acknowledged once its reply's stream begins. `--rounds=N` sets
 * the number of rounds.
 */
export async function benchKill(): Promise<void> {
  const given = process.argv.find((argument) => argument.startsWith('--rounds='))
  const rounds = given ? Number(given.split('=')[1]) : roundsUsual
  const upstream = await startProgram('bench/support/upstream.ts', {
    PACE_TOKENS: '80',
    PACE_MS: '15',
    PACE_FIRST_MS: '50',
  })
  const dataDir = mkdtempSync(join(tmpdir(), 'longhand-kill-'))
  chmodSync(dataDir, 0o755)
  const start = () =>
    startProgram('server/main.ts', {
      AI_BASE_URL: `${upstream.url}/v1`,
      AI_MODEL: 'paced',
      DATA_DIR: dataDir,
    })
  let app = await start()
  const users = await makeUsers(JSON.parse(connectionOf(dataDir)), rounds)
  const sum = { messages: 0, acknowledged: 0, lost: 0, doubled: 0, torn: 0, forgotten: 0 }
  for (let round = 0; round < rounds; round++) {
    const user = users[round]!
    const sent = await sendUntilKilled(app, user)
    app = await start()
    for (const one of sent) if (!one.isAcknowledged) await sendAgain(app.url, user, one)
    for (const one of sent) {
      const found = await look(app.url, user, one)
      sum.messages++
      if (one.isAcknowledged) sum.acknowledged++
      for (const name of ['lost', 'doubled', 'torn', 'forgotten'] as const) sum[name] += found[name]
    }
  }
  await app.stop()
  await upstream.stop()
  rmSync(dataDir, { recursive: true, force: true })
  printTable(
    `Server killed at ${rounds} random moments`,
    ['what', 'count'],
    [
      ['messages sent', sum.messages],
      ['acknowledged before the kill', sum.acknowledged],
      ['acknowledged and lost', sum.lost],
      ['stored twice', sum.doubled],
      ['replies with words out of order', sum.torn],
      ['replies that lost more than a second of streamed text', sum.forgotten],
    ],
  )
  if (sum.lost + sum.doubled + sum.torn > 0) process.exitCode = 1
}

async function sendUntilKilled(app: Running, user: User): Promise<Sent[]> {
  const sent: Sent[] = []
  const gone = new Promise<void>((resolve) => app.process.once('exit', () => resolve()))
  const streams = Array.from({ length: chatsAtOnce }, async () => {
    // Sends messages one after the other in each chat, until the server is gone.
    for (const chatId = randomUUID(); ; ) {
      const one: Sent = {
        chatId,
        clientId: randomUUID(),
        replyClientId: randomUUID(),
        isAcknowledged: false,
        heard: '',
      }
      sent.push(one)
      if (!(await send(app.url, user, one).catch(() => false))) return
    }
  })
  await new Promise((resolve) => setTimeout(resolve, Math.random() * killWithinMs))
  app.process.kill('SIGKILL')
  await Promise.all([...streams, gone])
  rmSync(app.dataDir, { recursive: true, force: true })
  return sent
}

/** Resolves to true if the reply was complete. */
async function send(url: string, user: User, one: Sent): Promise<boolean> {
  const { chatId, clientId, replyClientId } = one
  const body = { message: `Message ${clientId}`, chatId, clientId, replyClientId }
  const answer = await post(`${url}/api/chat`, body, { ...user, accept: 'text/event-stream' })
  if (!answer.ok) return false
  let rest = ''
  const decoder = new TextDecoder()
  for await (const chunk of answer.body!) {
    const blocks = (rest + decoder.decode(chunk as Uint8Array, { stream: true })).split('\n\n')
    rest = blocks.pop()!
    for (const block of blocks.filter((line) => line.startsWith('data: '))) {
      const event = JSON.parse(block.slice(6)) as { type: string; text?: string }
      if (event.type === 'start') one.isAcknowledged = true
      if (event.type === 'delta') one.heard += event.text
      if (event.type === 'done') return true
    }
  }
  return false
}

/** Resends as the page does: with the same ids, so that a message that was stored is not stored twice. */
async function sendAgain(url: string, user: User, one: Sent): Promise<void> {
  const again = { ...one }
  await send(url, user, again)
}

const lostWordsMax = 70

async function look(url: string, user: User, one: Sent): Promise<Found> {
  const answer = await fetch(`${url}/api/chats/${one.chatId}`, { headers: user })
  const messages = answer.ok ? ((await answer.json()) as ChatWithMessages).messages : []
  const texts = messages.filter(({ text }) => text === `Message ${one.clientId}`).length
  const questions = messages.filter(({ clientId }) => clientId === one.clientId).length
  const replies = messages.filter(({ clientId }) => clientId === one.replyClientId)
  const words = replies[0]?.text.trim().split(/\s+/).filter(Boolean) ?? []
  const heard = one.heard.trim().split(/\s+/).filter(Boolean)
  return {
    lost: one.isAcknowledged && (questions === 0 || replies.length === 0) ? 1 : 0,
    doubled: questions > 1 || texts > 1 || replies.length > 1 ? 1 : 0,
    torn: words.some((word, i) => i < words.length - 1 && word !== `word${i}`) ? 1 : 0,
    forgotten: heard.length - words.length > lostWordsMax ? 1 : 0,
  }
}
