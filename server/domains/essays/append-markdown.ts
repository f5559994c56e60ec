import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { addUpdate } from './add-update.ts'
import { compactEssay } from './compact-essay.ts'
import { essayMarkdown } from './essay-markdown.ts'
import { openOrCreateEssay } from './open-essay.ts'
import { storedUpdates } from './read-updates.ts'
import { essaySnapshots, essays } from './tables.ts'
import { updateEssay } from './update-essay.ts'

/**
 * Writes Markdown at the end of an essay and returns the number of the change. In a recorded essay the text is marked as by
 * AI. Another user's essay is not found.
 */
export async function appendToEssay(
  ctx: Context,
  chatId: string,
  markdown: string,
): Promise<{ seq: number }> {
  const essay = await find(ctx, chatId)
  const stored = await storedUpdates(ctx, essay.id, 0)
  const update = await ctx.yjs.append(
    {
      updates: stored.map(({ update }) => new Uint8Array(update)),
      markdown,
      isRecorded: essay.recordState === 'on',
    },
    { owner: ctx.userId },
  )
  if (!update) throw new AppError('essay_update_unreadable')
  return addUpdate(ctx, chatId, { update: Buffer.from(update).toString('base64') })
}

/** Makes an essay with a title, and with a text if one is given. */
export async function createEssayWith(
  ctx: Context,
  { title, markdown }: { title: string; markdown?: string | undefined },
): Promise<{ chatId: string; seq: number }> {
  const chatId = randomUUID()
  await openOrCreateEssay(ctx, chatId)
  await updateEssay(ctx, chatId, { title })
  const { seq } = markdown ? await appendToEssay(ctx, chatId, markdown) : { seq: 0 }
  return { chatId, seq }
}

/** Returns an essay as Markdown, as it is now. */
export async function readEssayMarkdown(
  ctx: Context,
  chatId: string,
): Promise<{ title: string; markdown: string }> {
  const { id, title } = await find(ctx, chatId)
  await compactEssay(ctx, id)
  const [snapshot] = await ctx.db
    .select({ document: essaySnapshots.document })
    .from(essaySnapshots)
    .where(and(eq(essaySnapshots.essayId, id), eq(essaySnapshots.userId, ctx.userId)))
  return { title, markdown: snapshot ? essayMarkdown(snapshot.document) : '' }
}

async function find(ctx: Context, chatId: string) {
  const { id, title, recordState } = essays
  const [essay] = await ctx.db
    .select({ id, title, recordState })
    .from(essays)
    .where(and(eq(essays.chatId, chatId), eq(essays.userId, ctx.userId)))
  if (!essay) throw notFound('essay')
  return essay
}
