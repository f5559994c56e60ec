import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { openNotifier } from '../database/notify.ts'
import { openJobs } from '../jobs/jobs.ts'
import type { Letter } from './letter.ts'
import { openMailer } from './mail.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
  // Closes the app's own queue, so that only these tests use one.
  await app.doors.jobs.close(0)
})
afterAll(() => app.close())

const letter: Letter = { preview: 'p', heading: 'Hello', blocks: ['One'], why: 'Because.' }

type Received = { to: string; messageId: string | undefined }

/** Starts a real mail server; `behave` may refuse. */
async function startMailServer(behave: Partial<SMTPServerOptions>, port = 0) {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, { envelope }, done) {
      simpleParser(stream).then(({ messageId }) => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address).join(), messageId })
        done()
      }, done)
    },
    ...behave,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  onTestFinished(close)
  return { received, close, port: (server.server.address() as AddressInfo).port }
}

/** Starts one server of the product that sends to the mail server at `port`. */
async function startSender(port: number, retryDelaySeconds = 0) {
  const { db, env, log } = app.doors
  const notifier = openNotifier(app.connection, db.$client)
  const jobs = openJobs({ db, notifier, secret: env.SECRET, log, pollSeconds: 0.5, watchSeconds: 1 })
  const mailer = openMailer({
    jobs,
    url: `smtp://127.0.0.1:${port}`,
    from: () => 'Longhand <no-reply@longhand.example>',
    retryDelaySeconds,
    answerTimeoutMs: 500,
  })
  await jobs.start()
  const stop = async () => {
    await jobs.close(0)
    mailer.close()
    await notifier.close()
  }
  onTestFinished(stop)
  return { mailer, stop }
}

async function states(): Promise<string[]> {
  const { rows } = await app.doors.db.execute<{ state: string }>(
    sql`select state from pgboss.job where name = 'mail' order by created_on`,
  )
  return rows.map(({ state }) => state)
}

/** Returns how often the waiting mail was retried. */
async function retries(): Promise<number> {
  const { rows } = await app.doors.db.execute<{ count: number }>(
    sql`select coalesce(max(retry_count), 0)::int as count from pgboss.job where name = 'mail'`,
  )
  return rows[0]!.count
}

async function empty(): Promise<void> {
  await app.doors.db.execute(sql`delete from pgboss.job`)
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error('refused'), { responseCode })
}

test('sends the mail later after a temporary refusal, with the same Message-ID', async () => {
  const ids: (string | undefined)[] = []
  let refusals = 2
  const { received, port } = await startMailServer({
    onData(stream, session, done) {
      simpleParser(stream).then(({ messageId }) => {
        ids.push(messageId)
        if (refusals-- > 0) return done(refusal(451))
        received.push({ to: session.envelope.rcptTo[0]!.address, messageId })
        done()
      }, done)
    },
  })
  const { mailer } = await startSender(port)
  await mailer.send({ to: 'ana@example.org', subject: 'Later', letter })
  await until(() => received.length === 1)
  expect(ids).toHaveLength(3)
  expect(new Set(ids).size).toBe(1)
  expect(ids[0]).toMatch(/^<[\w-]+@longhand\.example>$/)
  await empty()
})

test('gives up at once on a permanently refused address, but not on a refused sign-in or sender', async () => {
  let [recipients, senders] = [0, 0]
  const { received, port } = await startMailServer({
    onRcptTo({ address }, _session, done) {
      if (address !== 'gone@example.org') return done()
      recipients++
      done(refusal(550))
    },
    onMailFrom(_address, _session, done) {
      if (senders++ > 0) return done()
      done(refusal(550))
    },
  })
  const { mailer } = await startSender(port)
  await mailer.send({ to: 'here@example.org', subject: 'Stays', letter })
  await until(() => received.length === 1)
  await mailer.send({ to: 'gone@example.org', subject: 'Gone', letter })
  await until(async () => (await states()).includes('failed'))
  await sleep(700)
  expect(recipients).toBe(1)
  await empty()
})

test('sends the mail when a silent or unreachable mail server is back', async () => {
  let silent = true
  const slow = await startMailServer({
    onConnect(_session, done) {
      if (!silent) done()
    },
  })
  // One second between tries, so that the mail is not given up before the server responds again.
  const { mailer } = await startSender(slow.port, 1)
  await mailer.send({ to: 'ana@example.org', subject: 'Silence', letter })
  await until(async () => (await retries()) > 0)
  silent = false
  await until(() => slow.received.length === 1)
  await slow.close()

  await empty()
  await mailer.send({ to: 'ben@example.org', subject: 'Down', letter })
  await until(async () => (await retries()) > 0)
  const back = await startMailServer({}, slow.port)
  await until(() => back.received.length === 1)
  await empty()
})

test('keeps a mail beyond the end of the server that accepted it', async () => {
  const down = await startMailServer({})
  await down.close()
  const first = await startSender(down.port)
  await first.mailer.send({ to: 'ana@example.org', subject: 'Kept', letter })
  await first.stop()
  const { received } = await startMailServer({}, down.port)
  await startSender(down.port)
  await until(() => received.length === 1)
  await empty()
})

test('does not split an address at a comma', async () => {
  const { received, port } = await startMailServer({})
  const { mailer } = await startSender(port)
  await mailer.send({ to: 'a@example.org, b@example.org', subject: 'One', letter })
  await mailer.send({ to: 'c@example.org', subject: 'Two', letter })
  await until(() => received.some(({ to }) => to === 'c@example.org'))
  expect(received.filter(({ to }) => to === 'b@example.org' || to.includes(','))).toEqual([])
  await empty()
})
