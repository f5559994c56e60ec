import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findUnbearable } from './bearable-migrations.ts'

const folder = join(import.meta.dirname, '../../server/migrations')
/** The last one from before upgrades had to be rolling. */
const lastUnchecked = '0058_reply-messages.sql'

test('every migration can be borne by servers of the version before', () => {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }))
  expect(files.map(({ name }) => name)).toContain(lastUnchecked)
  expect(findUnbearable(files, lastUnchecked)).toEqual([])
})

const judge = (sql: string) => findUnbearable([{ name: '0100_change.sql', sql }], lastUnchecked).length

test.each([
  'ALTER TABLE "chats" DROP COLUMN "title";',
  'DROP TABLE "chats";',
  'ALTER TABLE "chats" RENAME COLUMN "title" TO "name";',
  'ALTER TABLE "chats" ALTER COLUMN "title" SET DATA TYPE integer USING 1;',
  'ALTER TABLE "chats" ALTER COLUMN "title" SET NOT NULL;',
  'ALTER TABLE "chats" ADD COLUMN "kind" text NOT NULL;',
])('refuses %s', (sql) => {
  expect(judge(sql)).toBe(1)
})

test.each([
  'ALTER TABLE "chats" ADD COLUMN "kind" text DEFAULT \'plain\' NOT NULL;',
  'ALTER TABLE "chats" ADD COLUMN "kind" text;',
  'CREATE TABLE "kinds" ("id" text NOT NULL);--> statement-breakpoint\nCREATE INDEX "kinds_by_id" ON "kinds" ("id");',
  'ALTER TABLE "chats" ALTER COLUMN "title" DROP NOT NULL;',
  '-- drop table later\nselect 1;',
])('accepts %s', (sql) => {
  expect(judge(sql)).toBe(0)
})
