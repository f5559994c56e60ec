import { and, eq, inArray } from 'drizzle-orm'
import { defaultTitles } from '../../../../contract/chats/titles.ts'
import type { Context } from '../../../platform/context.ts'
import { storable } from '../rules.ts'
import { chats } from '../tables.ts'

// An essay has one name, which is the title of its chat. A trigger of the database gives it to the essay.

type Owner = Pick<Context, 'db' | 'userId'>

/** Gives the chat of an essay the title that the user typed; null for no title. */
export async function renameEssay(
  { db, userId }: Owner,
  chatId: string,
  title: string | null,
): Promise<void> {
  const named =
    title === null
      ? { title: defaultTitles.essay, titleSource: 'default' as const }
      : { title: storable(title), titleSource: 'user' as const }
  await db
    .update(chats)
    .set(named)
    .where(and(eq(chats.id, chatId), eq(chats.userId, userId)))
}

/** Names an essay after its first heading, as long as it has no other name. */
export async function nameAfterHeading(
  { db, userId }: Owner,
  chatId: string,
  heading: string,
): Promise<void> {
  await db
    .update(chats)
    .set({ title: storable(heading), titleSource: 'first-words' })
    .where(
      and(
        eq(chats.id, chatId),
        eq(chats.userId, userId),
        eq(chats.isEssayChat, true),
        inArray(chats.titleSource, ['default', 'first-words']),
      ),
    )
}
