import { type SQL, sql } from 'drizzle-orm'
import type { FoundChat } from '../../../../contract/chats/chat-list.ts'
import { limits } from '../../../../contract/limits.ts'
import type { Context } from '../../../platform/context.ts'
import { onSearchPool } from '../../../platform/database/search-pool.ts'
import { type Asked, readAsked } from '../../../platform/database/search-terms.ts'
import { asSummary, type ChatRow } from '../rules.ts'
import { excerptOf, type FoundText, markedTitle, snippetOf, type TextSource } from './found-text.ts'

/** How much of a message is indexed (see migration 0020). */
const searchedCharacters = 100_000

type Row = Omit<ChatRow, 'createdAt' | 'updatedAt' | 'pinnedAt'> & {
  createdAt: string
  updatedAt: string
  pinnedAt: string | null
  messageId: string | null
  excerpt: string | null
  hits: number
}

/**
 * Finds a user's chats whose title, messages or text elsewhere contain words that begin with each searched word. Titles
 * come first, then the newest. PostgreSQL's own parser splits words without stemming, because a chat's language is
 * unknown; texts without spaces between words are found by pairs of characters.
 */
export async function searchChats(
  ctx: Context,
  looked: string,
  findElsewhere: TextSource,
): Promise<FoundChat[]> {
  return await onSearchPool(ctx, async (db) => {
    const asked = await readAsked(db, ctx.userId, looked)
    if (!asked) return []
    const elsewhere = new Map((await findElsewhere(db, ctx.userId, asked)).map((text) => [text.chatId, text]))
    const { rows } = await db.execute(searchStatement(ctx.userId, asked, [...elsewhere.keys()]))
    return (rows as Row[]).map((row) => asFound(row, asked, elsewhere.get(row.id)))
  })
}

/**
 * The two `materialized` parts do not filter by owner, so only the index of words can serve them; the words themselves
 * contain the owner's key. Beyond that, only the rows to show are read, and only a part of their texts.
 */
export function searchStatement(userId: string, asked: Asked, elsewhere: string[]): SQL {
  const { owned } = asked
  return sql`
    with said_somewhere as materialized (
      select id, chat_id, user_id, position from chat_messages where words @@ ${owned}::tsquery
    ),
    said as (
      select distinct on (chat_id) chat_id, id, count(*) over (partition by chat_id)::int as hits
      from said_somewhere where user_id = ${userId} order by chat_id, position desc
    ),
    titled as materialized (
      select id, user_id from chats where words @@ ${owned}::tsquery
    ),
    found as (
      select c.*, said.id as message_id, coalesce(said.hits, 0) as hits, titled.id is not null as by_title
      from (select chat_id as id from said union select id from titled
        union select unnest(${sql.param(elsewhere)}::uuid[])) as either
      join chats c on c.id = either.id and c.user_id = ${userId}
      left join said on said.chat_id = c.id left join titled on titled.id = c.id
      order by by_title desc, c.updated_at desc limit ${limits.chatsFoundMax}
    )
    select found.id, title, found.humanized, archived, is_essay_chat as "isEssayChat", folder_id as "folderId",
      found.model, tone, pinned_at as "pinnedAt", found.created_at as "createdAt", updated_at as "updatedAt",
      message_id as "messageId", hits, ${excerptOf(sql`left(m.text, ${searchedCharacters})`, asked)} as excerpt
    from found
    left join chat_messages m on m.id = found.message_id and m.user_id = ${userId}
    order by by_title desc, updated_at desc`
}

/** What was found elsewhere is shown instead of a message: it is what the page of such a chat shows first. */
function asFound(row: Row, { terms }: Asked, elsewhere: FoundText | undefined): FoundChat {
  const dates = {
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
    pinnedAt: row.pinnedAt ? new Date(row.pinnedAt) : null,
  }
  return {
    chat: asSummary({ ...row, ...dates }),
    title: markedTitle(row.title, terms),
    messageId: elsewhere ? null : row.messageId,
    snippet: snippetOf((elsewhere ?? row).excerpt ?? '', terms),
    hits: row.hits + (elsewhere?.hits ?? 0),
  }
}
