import { and, eq, sql } from 'drizzle-orm'
import { defaultEssayTitle } from '../../../contract/essays/essay-defaults.ts'
import type { EssayPatch, EssaySettings, EssaySummary } from '../../../contract/essays/essays.ts'
import type { Context } from '../../platform/context.ts'
import { storableText } from '../../platform/database/storable.ts'
import { notFound } from '../../platform/errors.ts'
import { renameEssay } from '../chats/titles/name-essay.ts'
import { asSummary, settingsOf } from './rules.ts'
import { essays } from './tables.ts'

/** Changes the title, or some of the settings. The others keep their values. */
export async function updateEssay(
  ctx: Context,
  chatId: string,
  { title, settings }: EssayPatch,
): Promise<EssaySummary & { settings: EssaySettings }> {
  const [row] = await ctx.db
    .update(essays)
    .set({
      updatedAt: ctx.now(),
      ...(title === undefined ? {} : { title: storableText(title) }),
      ...(settings === undefined
        ? {}
        : { settings: sql`${essays.settings} || ${JSON.stringify(settings)}::jsonb` }),
    })
    .where(and(eq(essays.chatId, chatId), eq(essays.userId, ctx.userId)))
    .returning()
  if (!row) throw notFound('essay')
  if (title !== undefined) await renameEssay(ctx, chatId, title === defaultEssayTitle ? null : title)
  return { ...asSummary(row), settings: settingsOf(row) }
}
