import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { limits } from '../../../contract/limits.ts'
import { attach, say } from '../../testing/chat-calls.ts'
import { sendUpdate, writeParagraph } from '../../testing/essay-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { onServer, type TestUser } from '../../testing/test-user.ts'
import { machineText } from '../../testing/texts.ts'
import { makeBelongings } from '../../testing/two-users.ts'
import { compactEssaysOf } from '../essays/compact-essay.ts'
import { addUpStoredText, readStoredText } from './stored-text.ts'

let app: TestApp
let user: TestUser

beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  user = await app.signUp()
})
afterAll(() => app.close())

const counted = (of = user) => readStoredText({ db: app.doors.db, userId: of.id })

/** Counts the rows themselves, as the migration does. */
async function kept(of = user): Promise<number> {
  const { rows } = await app.doors.db.execute<{ bytes: string }>(sql`
    select coalesce((select sum(500) from chats where user_id = ${of.id}), 0)
      + coalesce((select sum(200 + case status when 'streaming' then 0
          else octet_length(text) + coalesce(octet_length(thoughts), 0)
            + coalesce(octet_length(humanization_details::text), 0) end)
        from chat_messages where user_id = ${of.id}), 0)
      + coalesce((select sum(200 + octet_length(messages::text)) from chat_shares where user_id = ${of.id}), 0)
      + coalesce((select sum(200 + octet_length(text)) from chat_files where user_id = ${of.id}), 0)
      + coalesce((select sum(200 + octet_length(text) + octet_length(result::text))
        from text_analyses where user_id = ${of.id}), 0)
      + coalesce((select sum(200 + octet_length(text) + octet_length(result::text))
        from check_shares where user_id = ${of.id}), 0)
      + coalesce((select sum(100 + coalesce(octet_length(text_content), 0) + coalesce(octet_length(original), 0)
          + coalesce(octet_length(result::text), 0)) from humanized_texts where user_id = ${of.id}), 0)
      + coalesce((select sum(200 + octet_length(text) + octet_length(report::text))
        from originality_checks where user_id = ${of.id}), 0)
      + coalesce((select sum(500) from essays where user_id = ${of.id}), 0)
      + coalesce((select sum(100 + octet_length(update)) from essay_updates where user_id = ${of.id}), 0)
      + coalesce((select sum(200 + bytes) from essay_snapshots where user_id = ${of.id}), 0)
      + coalesce((select sum(200 + bytes) from essay_versions where user_id = ${of.id}), 0)
      + coalesce((select sum(200 + octet_length(payload)) from essay_record_entries
        where user_id = ${of.id}), 0)
      + coalesce((select sum(200 + octet_length(text)) from study_sets where user_id = ${of.id}), 0)
      + coalesce((select sum(400 + octet_length(prompt) + octet_length(answer) + octet_length(source)
        + octet_length(options::text)) from study_cards where user_id = ${of.id}), 0)
      + coalesce((select sum(400 + octet_length(text) + octet_length(coalesce(replacement, ''))
        + octet_length(quote)) from essay_comments where user_id = ${of.id}), 0)
      + coalesce((select sum(400) from study_reviews where user_id = ${of.id}), 0) as bytes`)
  return Number(rows[0]!.bytes)
}

const put = (chatId: string, messages: unknown[]) =>
  user.send('PUT', `/api/chats/${chatId}/messages`, { messages })

test('counts everything that an account stores when it is added, changed and deleted', async () => {
  const one = await makeBelongings(user)
  expect(await counted()).toBe(await kept())
  expect(await counted()).toBeGreaterThan(1_500)
  await put(one.chatId, [{ clientId: 'lantern-question', text: 'ü'.repeat(5_000) }])
  expect(await counted()).toBe(await kept())
  expect(await counted()).toBeGreaterThan(11_000)
  await user.send('DELETE', `/api/humanized-texts/${one.humanizedTextId}`)
  await user.send('DELETE', `/api/scans/${one.scanId}`)
  await user.send('DELETE', `/api/check-shares/${one.checkShareId}`)
  await user.send('DELETE', `/api/originality/checks/${one.originalityCheckId}`)
  expect(await counted()).toBe(await kept())
  const longer = { kind: 'flashcard', prompt: 'ü'.repeat(900), answer: 'A' }
  await user.send('PUT', `/api/study/cards/${one.studyCardId}`, longer)
  expect(await counted()).toBe(await kept())
  await user.send('DELETE', `/api/study/sets/${one.studySetId}`)
  expect(await counted()).toBe(await kept())
  const doc = new Y.Doc()
  for (const text of ['One paragraph.', 'Another paragraph.'])
    await sendUpdate(user, one.essayId, writeParagraph(doc, text))
  expect(await counted()).toBe(await kept())
  await compactEssaysOf(app.doors, user.id)
  await sendUpdate(user, one.essayId, writeParagraph(doc, 'After the first compaction.'))
  await compactEssaysOf(app.doors, user.id)
  expect(await counted()).toBe(await kept())
  for (const id of [one.chatId, one.essayId]) await user.send('DELETE', `/api/chats/${id}`)
  expect(await counted()).toBe(await kept())
  expect(await counted()).toBeLessThan(1_500)
})

test('adding up changes only the number of rows, also when several servers do it at once', async () => {
  await say(user, 'One more question.')
  const before = await counted()
  await Promise.all([1, 2, 3].map(() => addUpStoredText(app.doors)))
  expect(await counted()).toBe(before)
  const { rows } = await app.doors.db.execute(sql`select 1 from stored_text_changes`)
  expect(rows).toEqual([])
})

test('a full account accepts no more text by any route, reports why, and has room again after a deletion', async () => {
  const { chatId } = await say(user, 'A chat to share.')
  const { share, address } = (await (await user.send('POST', `/api/chats/${chatId}/shares`, {})).json()) as {
    share: { id: string }
    address: string
  }
  const imported = (text: string) => ({
    chats: [
      {
        source: 'chatgpt',
        sourceId: randomUUID(),
        title: 'T',
        leafId: 'a',
        createdAt: '2026-01-01T00:00:00Z',
        updatedAt: '2026-01-01T00:00:00Z',
        messages: [{ id: 'a', parentId: null, sender: 'user', text, createdAt: '2026-01-01T00:00:00Z' }],
      },
    ],
  })
  const procedure = (body: Record<string, unknown>) => user.send('POST', '/api/rpc/manage_chat', body)
  const message = { text: 'x', sender: 'user' }
  const ways: Record<string, () => Promise<Response>> = {
    send: () => user.send('POST', '/api/chat', { message: 'x', chatId }),
    'send to a new chat': () => user.send('POST', '/api/chat', { message: 'x' }),
    add_message: () => procedure({ operation: 'add_message', chatId, message }),
    create_chat: () => procedure({ operation: 'create_chat', title: 'T' }),
    update_message: () =>
      procedure({ operation: 'update_message', chatId, message: { clientId: randomUUID(), text: 'x' } }),
    'save messages': () => put(chatId, [{ clientId: randomUUID(), ...message }]),
    share: () => user.send('POST', `/api/chats/${chatId}/shares`, {}),
    'share a check': () => user.send('POST', '/api/check-shares', { input_text: machineText }),
    'copy a shared chat': () => user.send('POST', `/api/shared/${address.split('/').at(-1)}/copy`, {}),
    'attach a file': () => attach(user, 'x.txt', 'x'),
    'make a study set': () =>
      user.send('POST', '/api/study/sets', { id: randomUUID(), text: 'A word is here. '.repeat(10) }),
    'make a folder': () => user.send('POST', '/api/chat-folders', { name: 'F' }),
  }
  await user.send('PUT', '/api/preferences', { history_on: true })
  await app.doors.db.execute(sql`
    insert into stored_text (user_id, bytes) values (${user.id}, ${limits.userTextBytesMax - 400})
    on conflict (user_id) do update set bytes = excluded.bytes`)
  const before = await kept()

  for (const [way, go] of Object.entries(ways)) {
    const answer = await go()
    const refusal = { way, status: answer.status, ...((await answer.json()) as object) }
    expect(refusal).toMatchObject({ way, status: 413, code: 'account_full' })
    expect(refusal).toMatchObject({ error: expect.stringContaining('100 MB') })
  }
  const { outcomes } = (await (await user.send('POST', '/api/chats/import', imported('x'))).json()) as {
    outcomes: unknown[]
  }
  expect(outcomes).toEqual([{ outcome: 'refused', reason: expect.stringContaining('100 MB') }])
  // Checking and humanizing continue, but nothing is kept.
  expect((await user.send('POST', '/api/zerogpt/detect', { input_text: machineText })).status).toBe(200)
  expect((await user.send('POST', '/api/humanize', { text: machineText })).status).toBe(200)
  expect((await kept()) - before).toBeLessThanOrEqual(100)
  const other = await app.signUp()
  expect((await other.send('POST', '/api/chat', { message: 'x' })).status).toBe(200)
  expect((await onServer(app.request, user).get(`/api/chats/${chatId}`)).status).toBe(200)

  await user.send('DELETE', `/api/shares/${share.id}`)
  await user.send('DELETE', `/api/chats/${chatId}`)
  expect((await ways['send to a new chat']!()).status).toBe(200)
})
