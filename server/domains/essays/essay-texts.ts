import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import { essayPassages, essays } from './tables.ts'

type Owner = Pick<Context, 'db' | 'userId'>

/** Lists the user's essays that have text by their chats, the last changed first, each with the size of its text. */
export async function listEssayTexts({ db, userId }: Owner, max: number) {
  return await db
    .select({
      id: essays.chatId,
      title: essays.title,
      words: essays.words,
      changedAt: essays.updatedAt,
      // Reads no text: PostgreSQL stores the length of a long one apart.
      bytes: sql<number>`sum(octet_length(${essayPassages.text}))::int`,
      all: sql<number>`(count(*) over ())::int`,
    })
    .from(essays)
    .innerJoin(essayPassages, and(eq(essayPassages.essayId, essays.id), eq(essayPassages.userId, userId)))
    .where(eq(essays.userId, userId))
    .groupBy(essays.id)
    .orderBy(sql`${essays.updatedAt} desc`, essays.id)
    .limit(max)
}

/** Returns the texts of these essays by their chats, as of their last compaction. Those of another user are left out. */
export async function readEssayTexts(
  { db, userId }: Owner,
  chatIds: string[],
): Promise<{ id: string; text: string }[]> {
  const { rows } = await db.execute<{ id: string; text: string }>(sql`
    select e.chat_id as id, string_agg(p.text, E'\n' order by p.number) as text
    from ${essays} e join ${essayPassages} p on p.essay_id = e.id and p.user_id = ${userId}
    where e.user_id = ${userId} and e.chat_id = any(${sql.param(chatIds)}::uuid[])
    group by e.chat_id`)
  return rows
}
