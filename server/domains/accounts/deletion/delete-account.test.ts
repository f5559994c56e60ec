import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteProofMinutes } from '../../../../contract/accounts/leaving.ts'
import { mailsTo } from '../../../testing/account-calls.ts'
import { createTestApp, type TestApp, useTestApp } from '../../../testing/test-app.ts'
import { post, type TestUser, testPassword } from '../../../testing/test-user.ts'
import { until } from '../../../testing/until.ts'
import { chatMessages, chats } from '../../chats/tables.ts'
import { identities, sessions, users } from '../tables.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const remove = (user: TestUser, body: object = { password: testPassword }) =>
  user.send('POST', '/api/account/delete', body)

async function exists(user: TestUser, of = app): Promise<boolean> {
  return (await of.doors.db.$count(users, eq(users.id, user.id))) === 1
}

/** Finds every column of every schema that mentions the account: `schema.table.column`. */
async function placesNaming(user: TestUser): Promise<string[]> {
  const { rows } = await app.doors.db.execute<{ place: string; statement: string }>(sql`
    select format('%s.%s.%s', c.table_schema, c.table_name, c.column_name) as place,
      format('select 1 from %I.%I where strpos(%I::text, $1) > 0 or strpos(%I::text, $2) > 0 limit 1',
        c.table_schema, c.table_name, c.column_name, c.column_name) as statement
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and t.table_schema not in ('pg_catalog', 'information_schema')
      and c.data_type in ('text', 'character varying', 'uuid', 'json', 'jsonb', 'ARRAY')`)
  const places: string[] = []
  for (const { place, statement } of rows) {
    const found = await app.doors.db.$client.query(statement, [user.id, user.email])
    if (found.rows.length > 0) places.push(place)
  }
  return places
}

/** Adds a row to every table with a user_id, unless the product does so by itself. */
async function fillEverything(user: TestUser): Promise<void> {
  const { db } = app.doors
  const chatId = randomUUID()
  await db.insert(chats).values({ id: chatId, userId: user.id, title: 'T' })
  const message = {
    chatId,
    userId: user.id,
    clientId: 'c',
    sender: 'user' as const,
    text: `I am ${user.email}`,
  }
  await db.insert(chatMessages).values({ id: randomUUID(), ...message })
  await user.get('/api/user/remaining-words')
  const run = randomUUID()
  const fillings = [
    sql`insert into profile_pictures (user_id, bytes, type, hash) values (${user.id}, 'x', 'image/png', 'h')`,
    sql`insert into chat_folders (id, user_id, name) values (${randomUUID()}, ${user.id}, 'n')`,
    sql`insert into chat_shares (chat_id, user_id, token_hash, title, owner_name, messages, message_count) values (${chatId}, ${user.id}, 'h', 'T', ${user.email}, '[]', 0)`,
    sql`insert into chat_files (user_id, chat_id, name, size, type, kind, text) values (${user.id}, ${chatId}, 'f.txt', 1, 'text/plain', 'text', ${user.email})`,
    sql`insert into credit_runs (id, user_id, idempotency_key, input_digest, reserved_words, expires_at) values (${run}, ${user.id}, 'k', 'd', 1, now())`,
    sql`insert into free_result_days (user_id, day, words) values (${user.id}, '2026-11-16', 1)`,
    sql`insert into token_days (user_id, day, used) values (${user.id}, '2026-11-16', 1)`,
    sql`insert into model_days (user_id, day, model, work, calls, input_tokens, output_tokens) values (${user.id}, '2026-11-16', 'm', 'chat', 1, 1, 1)`,
    sql`insert into given_plans (user_id, tier, reason, next_refresh_at) values (${user.id}, 'pro', 'invitation/i', now())`,
    sql`insert into token_reservations (run_id, user_id, day, tokens, expires_at) values (${run}, ${user.id}, '2026-11-16', 1, now())`,
    sql`insert into service_days (service, owner, user_id, day, used) values ('zerogpt', ${user.id}, ${user.id}, '2026-11-16', 1)`,
    sql`insert into first_confirmed (user_id) values (${user.id}) on conflict (id) do update set user_id = excluded.user_id`,
    sql`insert into token_entries (user_id, day, run_id, kind, tokens) values (${user.id}, '2026-11-16', ${run}, 'reserve', 1)`,
    sql`insert into text_analyses (user_id, text, result) values (${user.id}, 't', '{}')`,
    sql`insert into check_shares (user_id, token_hash, owner_name, text, result, opening) values (${user.id}, 'h', ${user.email}, 't', '{}', 't')`,
    sql`insert into originality_checks (user_id, text, report, words, copied, sources) values (${user.id}, 't', '{}', 1, 0, 0)`,
    sql`insert into check_counts (user_id, hour) values (${user.id}, now())`,
    sql`insert into letters_sent (user_id, kind, period) values (${user.id}, 'weekly_report', '2026-11-16')`,
    sql`insert into humanized_texts (user_id, word_count) values (${user.id}, 1)`,
    sql`insert into stored_text (user_id, bytes) values (${user.id}, 1)`,
    sql`insert into user_settings (user_id) values (${user.id}) on conflict do nothing`,
    sql`insert into user_preferences (user_id) values (${user.id}) on conflict do nothing`,
    sql`insert into user_subscriptions (user_id) values (${user.id}) on conflict do nothing`,
    sql`insert into recovery_codes (user_id, code_hash) values (${user.id}, 'h')`,
    sql`insert into passkeys (user_id, name, credential_id, public_key) values (${user.id}, ${user.email}, 'c', 'k')`,
    sql`insert into passkey_challenges (challenge_hash, user_id, expires_at) values ('h', ${user.id}, now())`,
    sql`insert into devices (user_id, token_hash) values (${user.id}, 'h') on conflict do nothing`,
    sql`insert into second_steps (token_hash, user_id, expires_at) values ('h', ${user.id}, now())`,
    sql`insert into two_factors (user_id, sealed_secret) values (${user.id}, 's')`,
    sql`insert into throttles (key, used, resets_at) values (${`planted:${user.email}`}, 1, now() + interval '1 hour')`,
    sql`insert into verifications (id, identifier, value, expires_at) values ('v', ${`planted:${user.email}`}, ${user.id}, now())`,
  ]
  const [essay, record] = [randomUUID(), randomUUID()]
  fillings.push(
    sql`insert into essays (id, user_id, chat_id, title) values (${essay}, ${user.id}, ${chatId}, ${user.email})`,
    sql`insert into essay_updates (essay_id, user_id, seq, update) values (${essay}, ${user.id}, 1, 'u')`,
    sql`insert into essay_snapshots (essay_id, user_id, seq, state, document, bytes) values (${essay}, ${user.id}, 1, 's', '{}', 1)`,
    sql`insert into essay_passages (essay_id, user_id, number, text) values (${essay}, ${user.id}, 0, 'p')`,
    sql`insert into essay_versions (essay_id, user_id, kind, seq, document, words, bytes) values (${essay}, ${user.id}, 'named', 1, '{}', 1, 1)`,
    sql`insert into essay_shares (essay_id, user_id, token_hash, name, access, owner_name) values (${essay}, ${user.id}, 'h', 'n', 'comment', ${user.email})`,
    sql`insert into essay_comments (essay_id, user_id, author, is_owner, text) values (${essay}, ${user.id}, ${user.email}, false, 't')`,
    sql`insert into essay_records (id, essay_id, user_id, last_at) values (${record}, ${essay}, ${user.id}, now())`,
    sql`insert into essay_record_entries (record_id, user_id, number, kind, received_at, payload, hash) values (${record}, ${user.id}, 1, 'on', now(), '', 'h')`,
  )
  const [set, card] = [randomUUID(), randomUUID()]
  fillings.push(
    sql`insert into study_sets (id, user_id, title, text, source, maker) values (${set}, ${user.id}, 'T', ${user.email}, 'text', 'rules')`,
    sql`insert into study_cards (id, set_id, user_id, position, kind, prompt, answer) values (${card}, ${set}, ${user.id}, 0, 'flashcard', 'p', 'a')`,
    sql`insert into study_reviews (id, user_id, card_id, grade, before, version, reviewed_at) values (${randomUUID()}, ${user.id}, ${card}, 3, '{}', 1, now())`,
  )
  const [key, job] = [randomUUID(), randomUUID()]
  fillings.push(
    sql`insert into api_keys (id, user_id, name, hash, last_four, scopes, addresses) values (${key}, ${user.id}, ${user.email}, ${key}, 'four', '{detect}', '{}')`,
    sql`insert into api_usage (user_id, key_id, day, kind) values (${user.id}, ${key}, '2026-11-16', 'detect')`,
    sql`insert into bulk_jobs (id, user_id, key_id, kind, choices, total, words, characters) values (${job}, ${user.id}, ${key}, 'detect', '{}', 1, 1, 1)`,
    sql`insert into bulk_rows (job_id, user_id, position, label, text, words) values (${job}, ${user.id}, 0, 'l', ${user.email}, 1)`,
    sql`insert into api_answers (user_id, key_id, call_hash, request_hash) values (${user.id}, ${key}, 'c', 'r')`,
  )
  for (const filling of fillings) await db.execute(filling)
  await post(app.request, '/api/auth/request-password-reset', { email: user.email })
  await user.send('POST', '/api/account/change-email', { newEmail: 'n@example.org', password: testPassword })
  await user.send('POST', '/api/account/export', {})
  await until(async () => (await (await user.get('/api/account/export')).text()).includes('"ready"'))
}

test('removes a deleted account from every table and column of the schema', async () => {
  const [user, other] = [await app.signUp(), await app.signUp()]
  await fillEverything(user)
  const before = await placesNaming(user)
  const { rows } = await app.doors.db.execute<{ place: string }>(sql`
    select format('%s.%s.user_id', table_schema, table_name) as place
    from information_schema.columns where column_name = 'user_id' and table_schema = 'public'`)
  // A new table with users must be filled above, or this test would prove nothing about it.
  expect(rows.map(({ place }) => place).filter((place) => !before.includes(place))).toEqual([])

  expect((await remove(user)).status).toBe(200)
  // The mailbox represents the user's own, on an external server.
  const left = (await placesNaming(user)).filter((place) => !place.startsWith('public.local_mails.'))
  expect(left).toEqual([])
  expect(await exists(other)).toBe(true)
  expect((await other.get('/api/session')).status).toBe(200)
})

test('sends one last mail to a deleted account, which can no longer sign in', async () => {
  const user = await app.signUp()
  const account = { email: user.email, password: testPassword }
  const phone = await post(app.request, '/api/auth/sign-in/email', account)
  const phoneCookie = phone.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const answer = await remove(user)
  expect(await answer.json()).toEqual({ deleted: true })
  expect(answer.headers.getSetCookie().join()).toMatch(/session_token=;.*Max-Age=0/i)
  for (const cookie of [user.cookie, phoneCookie]) {
    const session = await app.request('/api/session', { headers: { cookie } })
    expect(await session.json()).toMatchObject({ user: null })
  }
  const again = await post(app.request, '/api/auth/sign-in/email', account)
  expect(again.status).toBe(401)
  await until(async () => {
    const { messages } = (await (await app.request('/local/mail.json')).json()) as {
      messages: { to: string; subject: string }[]
    }
    return messages.some(({ to, subject }) => to === user.email && /was deleted/.test(subject))
  }, 'the farewell mail')
})

test('deletes nothing without the password', async () => {
  const user = await app.signUp()
  for (const body of [{}, { password: 'wrong 1' }, { token: 'x'.repeat(40) }])
    expect((await remove(user, body)).status).toBe(403)
  expect(await (await user.get('/api/account/delete')).json()).toEqual({ ways: ['password'], code: false })
  expect((await app.request('/api/account/delete', { method: 'POST' })).status).toBe(401)
  for (let i = 0; i < 12; i++) await remove(user, { password: 'wrong 1' })
  expect((await remove(user)).status).toBe(429)
  expect(await exists(user)).toBe(true)
})

test('deletes an account without a password after a fresh sign-in or with a mailed link, and with no other link', async () => {
  const [user, other] = [await app.signUp(), await app.signUp()]
  for (const { id } of [user, other]) {
    await app.doors.db.update(identities).set({ password: null }).where(eq(identities.userId, id))
    await app.doors.db
      .update(sessions)
      .set({ createdAt: sql`now() - interval '11 minutes'` })
      .where(eq(sessions.userId, id))
  }
  expect(await (await user.get('/api/account/delete')).json()).toEqual({ ways: ['mail'], code: false })
  expect(await (await remove(user, {})).json()).toMatchObject({ code: 'fresh_sign_in_required' })
  expect((await user.send('POST', '/api/account/delete/link', {})).status).toBe(200)
  const link = await until(async () => {
    const { messages } = (await (await app.request('/local/mail.json')).json()) as {
      messages: { to: string; links: string[] }[]
    }
    return messages.find(({ to, links }) => to === user.email && links[0]?.includes('#delete='))?.links[0]
  })
  const token = link.split('#delete=')[1]!
  expect(await (await remove(other, { token })).json()).toMatchObject({ code: 'link_invalid' })
  expect(await (await remove(user, { token: `${token}x` })).json()).toMatchObject({ code: 'link_invalid' })
  expect((await remove(user, { token })).status).toBe(200)
  expect(await exists(user)).toBe(false)

  await app.doors.db.update(sessions).set({ createdAt: sql`now()` }).where(eq(sessions.userId, other.id))
  expect((await remove(other, {})).status).toBe(200)
})

test('deletes nothing with an expired link', async () => {
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const later = await useTestApp({ doors: { now } })
  const user = await later.signUp()
  await later.doors.db.update(identities).set({ password: null }).where(eq(identities.userId, user.id))
  expect((await user.send('POST', '/api/account/delete/link', {})).status).toBe(200)
  const link = await until(async () => {
    const mails = await mailsTo(later, user.email)
    return mails.flatMap(({ links }) => links).find((each) => each.includes('#delete='))
  }, 'the mail with the link')
  const token = link.split('#delete=')[1]!
  ahead = deleteProofMinutes.link * 60_000
  expect(await (await remove(user, { token })).json()).toMatchObject({ code: 'link_invalid' })
  expect(await exists(user, later)).toBe(true)
  ahead -= 5_000
  expect((await remove(user, { token })).status).toBe(200)
})

test('deletes mails to the account that are waiting for a retry', async () => {
  const own = await useTestApp()
  const user = await own.signUp()
  const { db, jobs } = own.doors
  const waiting = async () => {
    const { rows } = await db.execute(
      sql`select 1 from pgboss.job where name = 'mail' and state in ('created', 'retry')`,
    )
    return rows.length
  }
  await jobs.start()
  await db.execute(sql`update pgboss.queue set retry_delay = 600 where name = 'mail'`)
  // An empty job makes no letter, so both wait for their next try.
  for (const about of [user.email, 'other@example.org']) await jobs.add('mail', {}, { about })
  await until(async () => {
    const { rows } = await db.execute(sql`select 1 from pgboss.job where name = 'mail' and state = 'retry'`)
    return rows.length === 2
  }, 'two mails that wait')
  expect((await remove(user)).status).toBe(200)
  await until(async () => (await waiting()) === 1, 'the mail of the other account alone')
})

test('runs the other domains first, and keeps the account if one of them fails', async () => {
  const told: string[] = []
  let fails = true
  const own = await useTestApp({
    beforeAccountDeleted: [
      async ({ email }) => void told.push(email),
      async () => {
        if (fails) throw new Error('the provider is down')
      },
    ],
  })
  const user = await own.signUp()
  const refused = await remove(user)
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'conflict' }])
  expect(await exists(user, own)).toBe(true)
  expect((await (await user.get('/api/session')).json()) as object).toMatchObject({ user: { id: user.id } })
  fails = false
  expect((await remove(user)).status).toBe(200)
  expect(told).toEqual([user.email, user.email])
  expect(await exists(user, own)).toBe(false)
})

test('treats two simultaneous deletions as one, with one mail', async () => {
  const user = await app.signUp()
  const answers = await Promise.all([remove(user), remove(user)])
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
  expect(await exists(user)).toBe(false)
  const farewells = async () =>
    (await mailsTo(app, user.email)).filter(({ subject }) => /was deleted/.test(subject)).length
  await until(async () => (await farewells()) > 0, 'the farewell mail')
  // A later mail to another address proves that no second one is pending.
  await app.signUp()
  expect(await farewells()).toBe(1)
})
