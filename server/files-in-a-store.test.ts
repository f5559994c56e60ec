import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AccountExport } from '../contract/accounts/leaving.ts'
import type { ChatFile } from '../contract/chats/files.ts'
import { accountExportChunks } from './domains/accounts/tables.ts'
import { showImages } from './domains/chats/files-of-history.ts'
import { chatFiles } from './domains/chats/tables.ts'
import { fileTables, openFiles, tryFiles } from './platform/files/files.ts'
import { moveFiles } from './platform/files/move-files.ts'
import { fileDeletions } from './platform/files/tables.ts'
import { openLog } from './platform/log.ts'
import { attach, bodyOf } from './testing/chat-calls.ts'
import { readZip } from './testing/samples/read-zip.ts'
import { pngOf } from './testing/samples/sample-files.ts'
import { type S3Server, startS3Server } from './testing/servers/s3-server.ts'
import { createTestApp, type TestApp, useTestApp } from './testing/test-app.ts'
import { type TestUser, testPassword } from './testing/test-user.ts'
import { until } from './testing/until.ts'

let store: S3Server
let app: TestApp

beforeAll(async () => {
  store = await startS3Server()
  app = await createTestApp({ settings: { FILES_URL: store.address } })
})
afterAll(async () => {
  await app.close()
  await store.close()
})
beforeEach(() => {
  store.mood = 'well'
  store.held.clear()
})

const png = Buffer.from(pngOf(4, 3))

async function attached(user: TestUser): Promise<ChatFile> {
  const answer = await attach(user, 'moon.png', new Uint8Array(png), 'image/png')
  expect(answer.status).toBe(201)
  return (await answer.json()) as ChatFile
}

async function keyOf({ id }: ChatFile): Promise<string> {
  const [row] = await app.doors.db.select().from(chatFiles).where(eq(chatFiles.id, id))
  expect(row).toMatchObject({ bytes: null })
  return `site/${row!.fileKey}`
}

const opened = (user: TestUser, { id }: ChatFile) => user.get(`/api/chat/files/${id}`)
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

test('keeps an image in the store alone, and shows it to its owner', async () => {
  const [ana, ben] = [await app.signUp(), await app.signUp()]
  const file = await attached(ana)
  expect(await store.keys()).toContain(await keyOf(file))
  const shown = await opened(ana, file)
  expect(shown.headers.get('content-type')).toBe('image/png')
  expect(await bytesOf(shown)).toEqual(png)
  expect((await opened(ben, file)).status).toBe(404)
})

test('deletes a file from the store after its row, whoever deletes that', async () => {
  const user = await app.signUp()
  const [removed, left] = [await attached(user), await attached(user)]
  const [removedKey, leftKey] = [await keyOf(removed), await keyOf(left)]
  expect((await user.send('DELETE', `/api/chat/files/${removed.id}`)).status).toBe(204)
  await app.doors.files.sweep()
  const keys = await store.keys()
  expect(keys).not.toContain(removedKey)
  expect(keys).toContain(leftKey)
  expect((await user.send('POST', '/api/account/delete', { password: testPassword })).status).toBe(200)
  await app.doors.files.sweep()
  expect(await store.keys()).not.toContain(leftKey)
})

test('stores nothing and says so while the store fails, and loses nothing that it has', async () => {
  const user = await app.signUp()
  const file = await attached(user)
  const key = await keyOf(file)
  for (const mood of ['failing', 'away'] as const) {
    store.mood = mood
    expect(await bodyOf(attach(user, 'sun.png', new Uint8Array(png), 'image/png'))).toMatchObject({
      status: 503,
      code: 'files_unavailable',
    })
    expect((await opened(user, file)).status).toBe(503)
    await expect(app.doors.files.sweep()).rejects.toThrow()
  }
  expect(await app.doors.db.$count(chatFiles, eq(chatFiles.userId, user.id))).toBe(1)
  store.mood = 'well'
  expect(await bytesOf(await opened(user, file))).toEqual(png)
  await app.doors.files.sweep()
  expect(await store.keys()).toContain(key)
  expect(await app.doors.db.$count(fileDeletions, sql`due_at <= now()`)).toBe(0)
}, 20_000)

test('deletes the others beside files that the store will not delete, and tries those again later', async () => {
  const { db, files } = app.doors
  const kept = await Promise.all(Array.from({ length: 25 }, (_, at) => files.keep(Buffer.from([at]))))
  const keys = kept.map(({ fileKey }) => `site/${fileKey}`)
  for (const key of keys.slice(0, 22)) store.held.add(key)
  const dueAt = (at: number) => sql`now() - make_interval(secs => ${60 - at})`
  for (const [at, { fileKey }] of kept.entries())
    await db
      .update(fileDeletions)
      .set({ dueAt: dueAt(at) })
      .where(eq(fileDeletions.key, fileKey!))
  await expect(files.sweep()).rejects.toThrow('403 AccessDenied')
  const left = await store.keys()
  expect(keys.filter((key) => left.includes(key))).toEqual(keys.slice(0, 22))
  expect(await db.$count(fileDeletions, sql`due_at <= now()`)).toBe(0)
  expect(await db.$count(fileDeletions)).toBe(22)
  store.held.clear()
  await db.update(fileDeletions).set({ dueAt: dueAt(0) })
  await files.sweep()
  expect(await db.$count(fileDeletions)).toBe(0)
})

test('shows a model the older images only while the store is there, and always needs those of the question', async () => {
  const user = await app.signUp()
  const { id } = await attached(user)
  const ctx = { ...app.doors, userId: user.id }
  const before = { role: 'user' as const, content: 'What is this?', imageIds: [id] }
  const question = { role: 'user' as const, content: 'And why?' }
  const imagesOf = async (messages: Parameters<typeof showImages>[1]) =>
    (await showImages(ctx, messages)).flatMap(({ images = [] }) => images)
  expect(await imagesOf([before, question])).toHaveLength(1)
  store.mood = 'away'
  expect(await imagesOf([before, question])).toEqual([])
  await expect(imagesOf([before])).rejects.toMatchObject({ code: 'files_unavailable' })
})

test('reports an image that the store has lost as not found', async () => {
  const user = await app.signUp()
  const file = await attached(user)
  await store.lose(await keyOf(file))
  expect((await opened(user, file)).status).toBe(404)
})

test('exports an account through the store, with the images in it', async () => {
  const user = await app.signUp()
  await attached(user)
  await user.send('POST', '/api/account/export', {})
  const made = await until(async () => {
    const answer = (await (await user.get('/api/account/export')).json()) as { export: AccountExport }
    return answer.export.state === 'ready' ? answer.export : null
  }, 'a finished export')
  const [chunk] = await app.doors.db
    .select()
    .from(accountExportChunks)
    .where(eq(accountExportChunks.exportId, made.id))
  expect(chunk).toMatchObject({ bytes: null })
  const zip = await bytesOf(await user.get(`/api/account/export/${made.id}/download`))
  expect([...readZip(zip).keys()].filter((name) => name.startsWith('images/'))).toHaveLength(1)
})

test('deletes what was uploaded and never named by a row, and not before', async () => {
  const { db, files } = app.doors
  const { fileKey } = await files.keep(Buffer.from('nobody names me'))
  await files.sweep()
  expect(await store.keys()).toContain(`site/${fileKey}`)
  await db
    .update(fileDeletions)
    .set({ dueAt: sql`now() - interval '1 second'` })
    .where(eq(fileDeletions.key, fileKey!))
  await files.sweep()
  expect(await store.keys()).not.toContain(`site/${fileKey}`)
})

test('refuses a row that names a file which is deleted, or another row’s', async () => {
  const user = await app.signUp()
  const file = await attached(user)
  const [{ id: _, ...row } = {} as never] = await app.doors.db
    .select()
    .from(chatFiles)
    .where(eq(chatFiles.id, file.id))
  for (const fileKey of [row.fileKey, randomUUID()])
    await expect(app.doors.db.insert(chatFiles).values({ ...row, fileKey })).rejects.toThrow()
})

test('sweeps with several servers at once', async () => {
  const { db, env, log } = app.doors
  const names = await Promise.all(
    Array.from({ length: 30 }, (_, at) => app.doors.files.keep(Buffer.from([at]))),
  )
  await db.update(fileDeletions).set({ dueAt: sql`now() - interval '1 second'` })
  await Promise.all([1, 2, 3].map(() => openFiles({ db, env, log }).sweep()))
  await app.doors.files.sweep()
  const keys = await store.keys()
  expect(names.filter(({ fileKey }) => keys.includes(`site/${fileKey}`))).toEqual([])
  expect(await db.$count(fileDeletions)).toBe(0)
})

test('opens files where they are after the setting changed, and moves them both ways', async () => {
  const before = await useTestApp()
  const user = await before.signUp()
  const file = await attached(user)
  const { db, log } = before.doors
  const after = openFiles({ db, env: { FILES_URL: store.address }, log })
  const readRow = async () => (await db.select().from(chatFiles).where(eq(chatFiles.id, file.id)))[0]!

  expect(await after.read(await readRow())).toEqual(png)
  expect(await moveFiles({ db, files: after, to: 'store' })).toEqual({ moved: 1, missing: 0 })
  const moved = await readRow()
  expect(moved.bytes).toBeNull()
  expect(await after.read(moved)).toEqual(png)
  // A server without the setting cannot open it, and says so.
  expect((await opened(user, file)).status).toBe(503)

  expect(await moveFiles({ db, files: after, to: 'database' })).toEqual({ moved: 1, missing: 0 })
  expect(await readRow()).toMatchObject({ fileKey: null, bytes: png })
  await after.sweep()
  expect(await store.keys()).not.toContain(`site/${moved.fileKey}`)
  expect(await bytesOf(await opened(user, file))).toEqual(png)
})

test('ends the start with keys that the store refuses, and goes on without a store that is away', async () => {
  const { db } = app.doors
  const log = openLog({ LOG_LEVEL: 'silent' })
  const start = (FILES_URL: string) => tryFiles(openFiles({ db, env: { FILES_URL }, log }), db, log)
  await start(store.address)
  await expect(start(store.wrongAddress)).rejects.toThrow(
    /^FILES_URL is refused by the store at http:\/\/127[^ ]*\/longhand-files\/site \(403 SignatureDoesNotMatch\)\.$/,
  )
  await expect(start(store.address.replace('longhand-files', 'no-bucket'))).rejects.toThrow(/NoSuchBucket/)
  store.held.add('site/longhand-check-deletion')
  await expect(start(store.address)).rejects.toThrow(/403 AccessDenied/)
  store.held.clear()
  for (const mood of ['away', 'hanging'] as const) {
    store.mood = mood
    await start(store.address)
  }
  expect(await openFiles({ db, env: { FILES_URL: store.address }, log }).store!.answers(500)).toBe(false)
  store.mood = 'well'
  expect(await app.doors.files.store!.answers(500)).toBe(true)
  await store.lose('site/longhand-check')
  expect(await app.doors.files.store!.answers(2_000)).toBe(true)
}, 20_000)

test('guards every table with files by its triggers', async () => {
  const { db } = app.doors
  const tables = await fileTables(db)
  expect(tables.length).toBeGreaterThan(1)
  for (const table of tables) {
    const { rows } = await db.execute<{ name: string }>(
      sql`select tgname as name from pg_trigger where tgrelid = ${table}::regclass and tgname like '%file' order by 1`,
    )
    expect(
      rows.map(({ name }) => name),
      table,
    ).toEqual(['keep_file', 'keep_new_file', 'release_file', 'release_old_file'])
  }
})
