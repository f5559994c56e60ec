import { sql } from 'drizzle-orm'
import type { FoundChat, SnippetPart } from '../../../contract/chat-list.ts'
import { limits } from '../../../contract/limits.ts'
import type { Context } from '../../platform/context.ts'
import { asSummary, type ChatRow, storable } from './rules.ts'

/** As in the index `chat_messages_words`; what stands further back in one message is not found. */
const searchedCharacters = 100_000
/** Signs that no text of a user has (see `storable` and the parser): they mark a hit in a headline. */
const hitStart = '\u0002'
const hitEnd = '\u0003'
const marks = new RegExp(`[${hitStart}${hitEnd}]`)
const headline = `StartSel=${hitStart}, StopSel=${hitEnd}`

type Row = Omit<ChatRow, 'createdAt' | 'updatedAt' | 'pinnedAt'> & {
  createdAt: string
  updatedAt: string
  pinnedAt: string | null
  titleParts: string
  messageId: string | null
  snippet: string | null
  hits: number
}

/**
 * Chats of a user whose title has, or of whose messages one has, words that begin with each of the words looked for.
 * Titles come before messages, then the newest first. Words are split by PostgreSQL's own parser and not stemmed,
 * because nobody says in which language a chat is.
 */
export async function searchChats(ctx: Context, looked: string): Promise<FoundChat[]> {
  const { rows } = await ctx.db.execute(sql`
    with asked as (
      select to_tsquery('simple', string_agg(quote_literal(lexeme) || ':*', ' & ')) as query
      from unnest(to_tsvector('simple', ${storable(looked)}))
    ),
    said as (
      select distinct on (m.chat_id) m.chat_id, m.id, m.text, count(*) over (partition by m.chat_id)::int as hits
      from chat_messages m, asked
      where m.user_id = ${ctx.userId} and m.status <> 'streaming' and m.deleted_at is null
        and to_tsvector('simple', left(m.text, ${sql.raw(String(searchedCharacters))})) @@ asked.query
      order by m.chat_id, m.position desc
    ),
    found as (
      select c.*, said.id as message_id, said.text, coalesce(said.hits, 0) as hits, asked.query,
        to_tsvector('simple', c.title) @@ asked.query as by_title
      from asked cross join chats c left join said on said.chat_id = c.id
      where c.user_id = ${ctx.userId}
        and (said.chat_id is not null or to_tsvector('simple', c.title) @@ asked.query)
      order by by_title desc, c.updated_at desc
      limit ${limits.chatsFoundMax}
    )
    select id, title, humanized, archived, is_essay_chat as "isEssayChat", folder_id as "folderId",
      pinned_at as "pinnedAt", created_at as "createdAt", updated_at as "updatedAt", message_id as "messageId", hits,
      ts_headline('simple', title, query, ${`${headline}, HighlightAll=true`}) as "titleParts",
      ts_headline('simple', left(text, ${sql.raw(String(searchedCharacters))}), query,
        ${`${headline}, MaxWords=24, MinWords=12, MaxFragments=1`}) as snippet
    from found order by by_title desc, updated_at desc`)
  return (rows as Row[]).map(asFound)
}

function asFound(row: Row): FoundChat {
  const dates = {
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
    pinnedAt: row.pinnedAt ? new Date(row.pinnedAt) : null,
  }
  return {
    chat: asSummary({ ...row, ...dates }),
    title: partsOf(row.titleParts),
    messageId: row.messageId,
    snippet: partsOf(row.snippet ?? ''),
    hits: row.hits,
  }
}

/** Splits a headline at its marks: odd pieces are hits. */
function partsOf(marked: string): SnippetPart[] {
  return marked
    .replace(/\s+/g, ' ')
    .trim()
    .split(marks)
    .map((text, index) => ({ text, isHit: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}
