import { type SQL, sql } from 'drizzle-orm'
import { limits } from '../../../contract/limits.ts'
import type { Asked } from '../../platform/database/search-terms.ts'
import { excerptOf, type TextSource } from '../chats/list/found-text.ts'

/**
 * Finds the words of a user's essays, as of their last compaction, with the first passage that has all of them; the
 * newest essays come first.
 */
export const searchEssays: TextSource = async (db, userId, asked) => {
  const { rows } = await db.execute(essaySearchStatement(userId, asked))
  return rows as Awaited<ReturnType<TextSource>>
}

/** The `materialized` part does not filter by owner, so that only the index of words can serve it, as for messages. */
export function essaySearchStatement(userId: string, asked: Asked): SQL {
  return sql`
    with somewhere as materialized (
      select essay_id, user_id, number from essay_passages where words @@ ${asked.owned}::tsquery
    ),
    found as (
      select e.chat_id, e.updated_at, e.id as essay_id, min(s.number) as number, count(*)::int as hits
      from somewhere s join essays e on e.id = s.essay_id and e.user_id = ${userId}
      where s.user_id = ${userId}
      group by e.chat_id, e.updated_at, e.id order by e.updated_at desc limit ${limits.chatsFoundMax}
    )
    select chat_id as "chatId", hits, ${excerptOf(sql`p.text`, asked)} as excerpt
    from found
    join essay_passages p on p.essay_id = found.essay_id and p.number = found.number and p.user_id = ${userId}
    order by updated_at desc`
}
