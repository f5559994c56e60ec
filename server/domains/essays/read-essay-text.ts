import { and, eq } from 'drizzle-orm'
import { documentText } from '../../../contract/essays/essay-text.ts'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { compactEssay } from './compact-essay.ts'
import { essaySnapshots, essays } from './tables.ts'

/** Returns the title of an essay and its text as it is now. Another user's essay is not found. */
export async function readEssayText(ctx: Context, chatId: string): Promise<{ title: string; text: string }> {
  const [essay] = await ctx.db
    .select({ id: essays.id, title: essays.title })
    .from(essays)
    .where(and(eq(essays.chatId, chatId), eq(essays.userId, ctx.userId)))
  if (!essay) throw notFound('essay')
  await compactEssay(ctx, essay.id)
  const [snapshot] = await ctx.db
    .select({ document: essaySnapshots.document })
    .from(essaySnapshots)
    .where(and(eq(essaySnapshots.essayId, essay.id), eq(essaySnapshots.userId, ctx.userId)))
  return { title: essay.title, text: snapshot ? documentText(snapshot.document) : '' }
}
