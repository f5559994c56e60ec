import { eq, sql } from 'drizzle-orm'
import { simpleParser } from 'mailparser'
import { expect, onTestFinished, test } from 'vitest'
import type { Preferences } from '../../../contract/preferences.ts'
import { weekSources } from '../../domain-parts.ts'
import { createTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'
import type { TestUser } from '../../testing/test-user.ts'
import { until } from '../../testing/until.ts'
import { users } from '../accounts/tables.ts'
import { chatMessages, chats } from '../chats/tables.ts'
import { userCredits } from '../credits/tables.ts'
import { checkCounts } from '../detector/tables.ts'
import { humanizedTexts } from '../humanizer/tables.ts'
import { announce, countRecipients, draftAnnouncement } from './announce.ts'
import { lettersSent } from './tables.ts'
import { sendUsageAlerts } from './usage-alert.ts'
import { sendWeeklyReports } from './weekly-report.ts'

const monday = new Date('2026-11-23T08:05:00Z')
const thursday = new Date('2026-11-19T12:00:00Z')

async function mailsOf(app: TestApp, { email }: { email: string }) {
  const { rows } = await app.doors.db.execute<{ source: string }>(
    sql`select source from local_mails where "to" = ${email} order by id`,
  )
  return Promise.all(rows.map(({ source }) => simpleParser(source)))
}

/** Returns the mails about this subject, after the queue is empty. */
async function lettersTo(app: TestApp, user: { email: string }, about: RegExp) {
  // The queue's tables are made with its start.
  await app.doors.jobs.start()
  await until(async () => {
    const { rows } = await app.doors.db.execute(
      sql`select 1 from pgboss.job where name in ('mail', 'announcement') and state in ('created', 'retry', 'active')`,
    )
    return rows.length === 0
  }, 'an empty queue')
  return (await mailsOf(app, user)).filter(({ subject }) => about.test(subject ?? ''))
}

/** Stores typical work of a week. */
async function write(app: TestApp, { id }: TestUser): Promise<void> {
  const { db } = app.doors
  const chat = crypto.randomUUID()
  const message = { chatId: chat, userId: id, sender: 'user' as const, text: 'A planted secret.' }
  await db.insert(chats).values({ id: chat, userId: id, title: 'A planted secret' })
  for (const at of [thursday, new Date('2026-11-15T23:59:00Z')])
    await db.insert(chatMessages).values({
      ...message,
      id: crypto.randomUUID(),
      clientId: at.toISOString(),
      createdAt: at,
    })
  await db.insert(humanizedTexts).values([
    { userId: id, wordCount: 1_000, createdAt: thursday, textContent: 'A planted secret.' },
    { userId: id, wordCount: 240, createdAt: thursday },
  ])
  await db.insert(checkCounts).values({ userId: id, hour: thursday, checks: 7 })
}

const reports = (app: TestApp, now = monday) =>
  sendWeeklyReports({ ...app.doors, now: () => now }, weekSources)
const save = (user: TestUser, patch: object) => user.send('PUT', '/api/preferences', patch)
const stored = async (user: TestUser) => (await (await user.get('/api/preferences')).json()) as Preferences

test('sends the weekly report once, with counts and no quotations, to active users who want it', async () => {
  const app = await useTestApp()
  const [ana, idle, without, silent, unproven, tokyo] = [
    await app.signUp(),
    await app.signUp(),
    await app.signUp(),
    await app.signUp(),
    await app.signUp(),
    await app.signUp(),
  ]
  for (const user of [ana, without, silent, unproven, tokyo]) await write(app, user)
  await save(without, { weekly_report: false })
  await save(silent, { email_notifications: false })
  await save(tokyo, { timezone: 'Asia/Tokyo' })
  await app.doors.db.update(users).set({ emailVerified: false }).where(eq(users.id, unproven.id))

  await reports(app, new Date('2026-11-22T23:30:00Z'))
  expect(await lettersTo(app, tokyo, /week/)).toHaveLength(1)
  expect(await lettersTo(app, ana, /week/)).toHaveLength(0)

  // Two servers at the same time, and one more later.
  await Promise.all([reports(app), reports(app)])
  await reports(app, new Date('2026-11-24T20:00:00Z'))
  for (const user of [idle, without, silent, unproven])
    expect(await lettersTo(app, user, /week/)).toHaveLength(0)
  expect(await lettersTo(app, tokyo, /week/)).toHaveLength(1)
  const [mail, ...more] = await lettersTo(app, ana, /week/)
  expect(more).toEqual([])
  expect(mail!.subject).toBe('Your week in Longhand: 16 to 22 November')
  expect(mail!.text).toContain('Wrote in: 1 chat\nHumanized: 2 texts, 1,240 words\nChecked: 7 texts')
  expect(`${mail!.text}${mail!.html}`).not.toContain('planted')
})

test('marks no user when a server fails halfway; the next one sends', async () => {
  const app = await useTestApp()
  const people = [await app.signUp(), await app.signUp()]
  for (const user of people) await write(app, user)
  let sent = 0
  const broken = {
    ...app.doors.mailer,
    send: async (...args: Parameters<typeof app.doors.mailer.send>) => {
      if (sent++ > 0) throw new Error('power cut')
      await app.doors.mailer.send(...args)
    },
  }
  const doors = { ...app.doors, now: () => monday }
  await expect(sendWeeklyReports({ ...doors, mailer: broken }, weekSources)).rejects.toThrow('power cut')
  expect(await app.doors.db.$count(lettersSent)).toBe(0)
  await reports(app)
  for (const user of people) expect(await lettersTo(app, user, /week/)).toHaveLength(1)
})

test('counts checks with history off too', async () => {
  const app = await useTestApp()
  const user = await app.signUp()
  for (let i = 0; i < 2; i++) await user.send('POST', '/api/zerogpt/detect', { input_text: `A text ${i}.` })
  const rows = await app.doors.db.select({ checks: checkCounts.checks }).from(checkCounts)
  expect(rows.reduce((sum, { checks }) => sum + checks, 0)).toBe(2)
})

test('unsubscribes with one click in a mail program or on a page, and never for another kind or account', async () => {
  const app = await useTestApp()
  const [user, other] = [await app.signUp(), await app.signUp()]
  await write(app, user)
  await reports(app)
  const [mail] = await lettersTo(app, user, /week/)
  expect(mail!.headers.get('list')).toMatchObject({
    unsubscribe: { url: expect.stringContaining('/api/unsubscribe?kind=weekly_report&token=') },
  })
  expect(mail!.headerLines.find(({ key }) => key === 'list-unsubscribe-post')?.line).toBe(
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  )
  const address = new URL(
    (mail!.headers.get('list') as unknown as { unsubscribe: { url: string } }).unsubscribe.url,
  )
  const path = address.pathname + address.search
  expect(mail!.html).toContain(`/unsubscribe#kind=weekly_report&amp;token=`)

  const page = await app.request(path)
  expect(page.status).toBe(303)
  expect(page.headers.get('location')).toContain('/unsubscribe#kind=weekly_report&token=')
  expect((await stored(user)).weekly_report).toBe(true)

  const post = (to: string) =>
    app.request(to, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
  for (const wrong of [path.replace('weekly_report', 'usage_alerts'), `${path.slice(0, -6)}AAAAAA`])
    expect((await post(wrong)).status).toBe(410)
  expect((await post(path.replace('weekly_report', 'security_alerts'))).status).toBe(400)
  expect(await stored(user)).toMatchObject({ weekly_report: true, usage_alerts: true })

  const state = async (of = path) =>
    (await app.request(of.replace('/api/unsubscribe', '/api/unsubscribe/state'))).json()
  expect(await state()).toEqual({ state: 'on' })
  expect(await state(path.replace('weekly_report', 'usage_alerts'))).toEqual({ state: 'dead' })
  for (let i = 0; i < 2; i++) expect((await post(path)).status).toBe(200)
  expect(await state()).toEqual({ state: 'off' })
  expect(await stored(user)).toMatchObject({
    weekly_report: false,
    usage_alerts: true,
    security_alerts: true,
  })
  expect((await stored(other)).weekly_report).toBe(true)
  await user.send('POST', '/api/account/delete', { password: 'correct horse 9' })
  expect((await post(path)).status).toBe(200)
  expect(await state()).toEqual({ state: 'off' })
})

test('sends an announcement once to each user who wants its kind, however often it is submitted and on however many servers', async () => {
  const app = await useTestApp()
  const second = await createTestApp({
    database: app.connection,
    settings: { SECRET: app.doors.env.SECRET },
  })
  onTestFinished(second.close)
  await Promise.all([app.doors.jobs.start(), second.doors.jobs.start()])
  const [ana, ben, without, silent] = [
    await app.signUp(),
    await app.signUp(),
    await app.signUp(),
    await app.signUp(),
  ]
  await save(without, { feature_updates: false })
  await save(silent, { email_notifications: false })
  const letter = draftAnnouncement('feature_updates', '# What is new\n\nFolders.\n')
  expect(await countRecipients(app.doors, letter)).toBe(2)
  await Promise.all([announce(app.doors, letter), announce(second.doors, letter)])
  for (const user of [ana, ben]) {
    await until(async () => (await lettersTo(app, user, /What is new/)).length > 0)
    const [mail, ...more] = await lettersTo(app, user, /What is new/)
    expect(more).toEqual([])
    expect(mail!.text).toContain('No more feature updates:')
  }
  for (const user of [without, silent]) expect(await lettersTo(app, user, /What is new/)).toEqual([])

  // The same words are the same letter: only users who signed up since then get it.
  const late = await app.signUp()
  expect(draftAnnouncement('feature_updates', '# What is new\r\n\r\nFolders.').id).toBe(letter.id)
  await announce(app.doors, letter)
  await until(async () => (await lettersTo(app, late, /What is new/)).length > 0)
  expect(await lettersTo(app, ana, /What is new/)).toHaveLength(1)
  expect(await countRecipients(app.doors, letter)).toBe(0)
  // Offers are off by default.
  expect(await countRecipients(app.doors, draftAnnouncement('marketing_emails', '# A\n\nB'))).toBe(0)
})

test('notifies at four fifths and at the end of the words, once each, and counts reserved words as left', async () => {
  const app = await useTestApp()
  const { db } = app.doors
  const [user, without, sudden] = [await app.signUp(), await app.signUp(), await app.signUp()]
  await save(without, { usage_alerts: false })
  const leave = async ({ id }: TestUser, remainingWords: number) => {
    await db
      .update(userCredits)
      .set({ remainingWords, updatedAt: sql`now()` })
      .where(eq(userCredits.userId, id))
    await Promise.all([sendUsageAlerts(app.doors), sendUsageAlerts(app.doors)])
  }
  for (const one of [user, without, sudden]) await one.get('/api/user/remaining-words')

  await leave(user, 401)
  expect(await lettersTo(app, user, /words/)).toEqual([])
  await db.execute(sql`insert into credit_runs (id, user_id, idempotency_key, input_digest, reserved_words, expires_at)
    values (gen_random_uuid(), ${user.id}, 'k', 'd', 500, now() + interval '1 hour')`)
  await leave(user, 0)
  expect(await lettersTo(app, user, /words/)).toEqual([])
  await db.execute(sql`update credit_runs set state = 'released' where user_id = ${user.id}`)
  await leave(user, 400)
  await leave(user, 399)
  expect((await lettersTo(app, user, /words/)).map(({ subject }) => subject)).toEqual([
    'Your Longhand words are running out',
  ])
  await leave(user, 0)
  await leave(user, 0)
  expect((await lettersTo(app, user, /words/)).map(({ subject }) => subject)).toEqual([
    'Your Longhand words are running out',
    'Your Longhand words are used up',
  ])
  await db.execute(sql`insert into credit_entries (user_id, kind, words, created_at)
    values (${user.id}, 'grant', 2000, now() + interval '1 second')`)
  await leave(user, 300)
  expect(await lettersTo(app, user, /running out/)).toHaveLength(2)

  await leave(without, 0)
  await leave(sudden, 0)
  await leave(sudden, 100)
  expect(await lettersTo(app, without, /words/)).toEqual([])
  expect((await lettersTo(app, sudden, /words/)).map(({ subject }) => subject)).toEqual([
    'Your Longhand words are used up',
  ])
})

test('starts the report by schedule, once for all servers', async () => {
  const app = await useTestApp()
  await app.doors.jobs.start()
  const { rows } = await app.doors.db.execute(
    sql`select name, cron, timezone from pgboss.schedule where name = 'weekly-report'`,
  )
  expect(rows).toEqual([{ name: 'weekly-report', cron: '*/15 * * * *', timezone: 'UTC' }])
  await app.doors.jobs.add('weekly-report', {})
  await until(async () => {
    const { rows: done } = await app.doors.db.execute(
      sql`select 1 from pgboss.job where name = 'weekly-report' and state = 'completed'`,
    )
    return done.length > 0
  }, 'a report job that ended well')
})
