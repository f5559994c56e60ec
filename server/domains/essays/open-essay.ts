import { and, eq, sql } from 'drizzle-orm'
import type { OpenedEssay } from '../../../contract/essays/essays.ts'
import { limits } from '../../../contract/limits.ts'
import { refusalTexts } from '../../../contract/refusals.ts'
import type { Context } from '../../platform/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { requireRoom, storedBytesOf } from '../accounts/stored-text.ts'
import { createChat, insertionOfEssayChat } from '../chats/messages/create-chat.ts'
import { readUpdatesOf } from './read-updates.ts'
import { asSummary, settingsOf } from './rules.ts'
import { essays } from './tables.ts'

type EssayRow = typeof essays.$inferSelect

/** Opens an essay with its text. Another user's essay is not found. */
export async function openEssay(ctx: Context, chatId: string): Promise<OpenedEssay> {
  const row = await findEssay(ctx, chatId)
  if (!row) throw notFound('essay')
  return opened(ctx, row, false)
}

/**
 * Opens an essay, and creates it and its chat if they are missing (docs/spec/1-writing.md section 8). A chat that is
 * not an essay's is not found, and neither is another user's.
 */
export async function openOrCreateEssay(ctx: Context, chatId: string): Promise<OpenedEssay> {
  const found = await findEssay(ctx, chatId)
  if (found) return opened(ctx, found, false)
  return (await createWithChat(ctx, chatId)) ?? (await createInChat(ctx, chatId))
}

/**
 * Creates an essay with its chat in one statement. Creates nothing where something is in the way: the chat exists, the
 * account is full, or there are too many essays.
 */
async function createWithChat(ctx: Context, chatId: string): Promise<OpenedEssay | null> {
  const now = ctx.now()
  const mayMake = sql`${storedBytesOf(ctx.userId)} <= ${limits.userTextBytesMax}
    and (select count(*) from ${essays} where user_id = ${ctx.userId}) < ${limits.essaysMax}`
  const { rows } = await ctx.db.execute<Pick<EssayRow, 'title' | 'words' | 'settings'>>(sql`
    with chat as (
      ${insertionOfEssayChat(ctx.userId, { chatId, now }, mayMake)}
    )
    insert into ${essays} (user_id, chat_id, created_at, updated_at)
    select user_id, id, created_at, updated_at from chat
    returning title, words, settings`)
  const [row] = rows
  if (!row) return null
  const essay = {
    ...asSummary({ ...row, chatId, createdAt: now, updatedAt: now }),
    settings: settingsOf(row),
  }
  return { essay: { ...essay, record: null }, isNew: true, seq: 0, updates: [] }
}

/** The same step by step, which says what is in the way, and makes an essay of a chat that is there already. */
async function createInChat(ctx: Context, chatId: string): Promise<OpenedEssay> {
  await requireRoom(ctx)
  if ((await ctx.db.$count(essays, eq(essays.userId, ctx.userId))) >= limits.essaysMax)
    throw new AppError('conflict', refusalTexts.tooManyEssays)
  const chat = await createChat(ctx, { chatId, isEssayChat: true })
  if (!chat.isEssayChat) throw notFound('essay')
  const now = ctx.now()
  const made = await ctx.db
    .insert(essays)
    .values({ userId: ctx.userId, chatId, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: essays.chatId })
    .returning({ id: essays.id })
  const row = await findEssay(ctx, chatId)
  if (!row) throw notFound('essay')
  return opened(ctx, row, made.length > 0)
}

async function findEssay(ctx: Context, chatId: string): Promise<EssayRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(essays)
    .where(and(eq(essays.chatId, chatId), eq(essays.userId, ctx.userId)))
  return row
}

async function opened(ctx: Context, row: EssayRow, isNew: boolean): Promise<OpenedEssay> {
  const { seq, updates } = await readUpdatesOf(ctx, row.id, 0)
  return {
    essay: { ...asSummary(row), settings: settingsOf(row), record: row.recordState },
    isNew,
    seq,
    updates,
  }
}
