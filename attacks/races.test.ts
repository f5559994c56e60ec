import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import type { RemainingWords } from '../contract/credits.ts'
import { humanize } from '../engine/index.ts'
import type { TestUser } from '../server/testing/test-user.ts'
import { machineText } from '../server/testing/texts.ts'
import { until } from '../server/testing/until.ts'
import { signUp } from './callers.ts'

/** Total number of races of each kind. */
const total = Number(process.env.RACE_TRIES ?? 36)
/** An account has 2,000 words and 120 requests in ten minutes. */
const triesOfUser = 30
const lanes = 3
const mode = 'strong'
const price = humanize(machineText, { mode }).words

const server = inject('attacked')

/** A text that the user has received, and its cost according to the response. */
type InHand = { text: string; cost: number; free: string | null }
type Race = (user: TestUser, idempotencyKey: string) => Promise<(InHand | null)[]>

const races: Record<string, Race> = {
  'leaving a stream': async (user, idempotencyKey) => [
    await runAndLeave(user, { idempotencyKey }, Math.random() * 80),
  ],
  'leaving, then asking again': async (user, idempotencyKey) => [
    await runAndLeave(user, { idempotencyKey }, Math.random() * 40),
    await run(user, { idempotencyKey, takeOver: true }),
  ],
  'a takeover by a caller who leaves': async (user, idempotencyKey) =>
    Promise.all([
      run(user, { idempotencyKey }),
      sleep(Math.random() * 40).then(() =>
        runAndLeave(user, { idempotencyKey, takeOver: true }, Math.random() * 60),
      ),
    ]),
  'three at once with one key': async (user, idempotencyKey) =>
    Promise.all([
      run(user, { idempotencyKey }),
      run(user, { idempotencyKey, takeOver: true }),
      run(user, { idempotencyKey, takeOver: true }),
    ]),
}

test(`H2, H3: charges each delivered text once in ${total} attempts to leave, take over and race`, async () => {
  const kinds = Object.entries(races)
  const wrong: string[] = []
  let next = 0
  let handedOut = 0
  const lane = async () => {
    while (next < total) {
      const user = await signUp(server)
      let balance = await wordsOf(user)
      for (let i = 0; i < triesOfUser && next < total; i++) {
        const [name, race] = kinds[next++ % kinds.length]!
        const texts = (await race(user, randomUUID())).filter((one) => one !== null)
        const after = await settledWords(user, texts.length > 0 ? balance - price : null)
        handedOut += texts.length
        wrong.push(...mistakes(texts, balance - after).map((mistake) => `${name}: ${mistake}`))
        balance = after
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  expect(wrong).toEqual([])
  expect(handedOut).toBeGreaterThan(total / 4)
}, 1_800_000)

/** `charged` is the decrease of the balance: nothing, or the price once. */
function mistakes(texts: InHand[], charged: number): string[] {
  const found: string[] = []
  if (charged !== 0 && charged !== price) found.push(`the balance went down by ${charged}`)
  if (texts.length > 0 && charged !== price)
    found.push(`${texts.length} texts in hand, ${charged} words charged`)
  if (texts.filter(({ cost }) => cost > 0).length > 1) found.push('two answers name a price')
  if (texts.some(({ cost, free }) => cost === 0 && free !== 'paid-before')) found.push('a text was free')
  return found
}

type Try = { idempotencyKey: string; takeOver?: boolean }

/** A request with a lock that is only in those with its key, because an equal request is not charged again. */
function requestOf(more: Try) {
  return { text: machineText, mode, lock: [more.idempotencyKey], ...more }
}

async function run(user: TestUser, more: Try): Promise<InHand | null> {
  const answer = await user.send('POST', '/api/humanize', requestOf(more))
  if (![200, 409].includes(answer.status)) throw new Error(`${answer.status} ${await answer.text()}`)
  return answer.ok ? inHand(await answer.json()) : null
}

/** Reads the stream of a run for a limited time; null if the text had not arrived by then. */
async function runAndLeave(user: TestUser, more: Try, ms: number): Promise<InHand | null> {
  const leave = new AbortController()
  let read = ''
  const reading = (async () => {
    const answer = await fetch(`${server.url}/api/humanize`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        cookie: user.cookie,
        origin: server.url,
      },
      body: JSON.stringify(requestOf(more)),
      signal: leave.signal,
    })
    for await (const piece of answer.body!.pipeThrough(new TextDecoderStream())) read += piece
  })().catch(() => {})
  await Promise.race([reading, sleep(ms)])
  leave.abort()
  await reading
  if (/planning|process|details/.test(read.split('"type":"done"')[0]!))
    return { text: read, cost: 0, free: null }
  const done = read.split('\n').find((line) => line.includes('"type":"done"'))
  return done && read.endsWith('\n\n') ? inHand(JSON.parse(done.slice('data: '.length))) : null
}

// biome-ignore lint/suspicious/noExplicitAny: an unparsed response
function inHand({ changed, humanized, cost, free }: any): InHand | null {
  return changed ? { text: humanized, cost, free: free?.code ?? null } : null
}

async function wordsOf(user: TestUser): Promise<number> {
  const { remaining_words } = (await (await user.get('/api/user/remaining-words')).json()) as RemainingWords
  return remaining_words
}

/**
 * Returns the balance once nothing of the account is reserved. If the user has a text, the balance must become
 * `expected`; after a disconnect the run may be charged or not, so the balance has to stay the same for a while.
 */
async function settledWords(user: TestUser, expected: number | null): Promise<number> {
  if (expected !== null && (await wordsOf(user)) === expected) return expected
  let last = await wordsOf(user)
  let since = Date.now()
  return until(async () => {
    const now = await wordsOf(user)
    if (now !== last) [last, since] = [now, Date.now()]
    return Date.now() - since > 250 ? now : null
  }, 'a balance that stays')
}
