import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../platform/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { type ChatModel, isFitFor } from '../../../platform/models/models.ts'
import { openChosen, readChoice } from '../../chats/model-choice.ts'
import { readChatPreferences } from '../../preferences/read-chat-preferences.ts'
import { essays } from '../tables.ts'

export type Writer = {
  title: string
  /** The model that is chosen in the chat about the essay. */
  model: ChatModel
  /** The user's own instructions, from their preferences. */
  instructions: string
}

/** Opens the model that writes for an essay. Another user's essay is not found. */
export async function openWriter(ctx: Context, chatId: string): Promise<Writer> {
  const [essay] = await ctx.db
    .select({ title: essays.title })
    .from(essays)
    .where(and(eq(essays.chatId, chatId), eq(essays.userId, ctx.userId)))
  if (!essay) throw notFound('essay')
  const preferred = readChatPreferences(ctx.db, ctx.userId)
  const [chosen, { instructions }] = await Promise.all([
    openChosen(ctx, readChoice(ctx, {}, chatId), preferred, ctx.site.stored().defaults.rewriting),
    preferred,
  ])
  // The text stays on this computer: no other model takes the place of one that is unfit.
  const model = isFitFor(chosen, 'essays') ? chosen : await ctx.models.open('built-in')
  return { title: essay.title, model, instructions }
}
