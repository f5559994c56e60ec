import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import {
  changesOf,
  loadDoc,
  putEssay,
  sendUpdate,
  textOf,
  writeParagraph,
} from '../../testing/essay-calls.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { essayUpdates } from './tables.ts'

test('stores a change once that many tabs send at the same moment, between others', async () => {
  const app = await useTestApp()
  const user = await app.signUp()
  const { essay } = await putEssay(user)
  const changes = Array.from({ length: 12 }, (_, i) => writeParagraph(new Y.Doc(), `Number ${i}.`))
  // Each change comes four times.
  const sent = await Promise.all(
    changes.flatMap((change) => [1, 2, 3, 4].map(() => sendUpdate(user, essay.chatId, change))),
  )
  expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200))
  const stored = await app.doors.db.select().from(essayUpdates).where(eq(essayUpdates.userId, user.id))
  expect(stored.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual(changes.map((_, i) => i + 1))
  expect((await changesOf(user, essay.chatId)).seq).toBe(changes.length)
  expect(textOf(await loadDoc(user, essay.chatId)).split('\n')).toHaveLength(changes.length)
})
