import { type SQL, sql } from 'drizzle-orm'
import type { FoundChat, SnippetPart } from '../../../../contract/chats/chat-list.ts'
import { limits } from '../../../../contract/limits.ts'
import type { Context } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { onSearchPool } from '../../../platform/database/search-pool.ts'
import { asSummary, type ChatRow, storable } from '../rules.ts'

/** Characters that no user text contains (see `storable` and the parser): they mark a hit in a headline. */
const hitStart = '\u0002'
const hitEnd = '\u0003'
const marks = new RegExp(`[${hitStart}${hitEnd}]`)
const headline = `StartSel=${hitStart}, StopSel=${hitEnd}`
/**
 * How much of a message is indexed (see migration 0020), and how much text around the first hit a snippet is made from.
 */
const searchedCharacters = 100_000
const snippetCharacters = 1_200
const beforeHitCharacters = 300

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
 * Finds a user's chats whose title or messages contain words that begin with each searched word. Titles come before
 * messages, then the newest first. PostgreSQL's own parser splits words without stemming, because a chat's language is
 * unknown.
 */
export async function searchChats(ctx: Context, looked: string): Promise<FoundChat[]> {
  return await onSearchPool(ctx, (db) =>
    db.transaction(async (tx) => {
      const asked = await readAsked(tx, ctx.userId, looked)
      // PostgreSQL would scan a small table. The plan should be the same for all sizes.
      await tx.execute(sql`set local enable_seqscan = off`)
      const { rows } = asked ? await tx.execute(searchStatement(ctx.userId, asked)) : { rows: [] }
      return (rows as Row[]).map(asFound)
    }),
  )
}

type Asked = {
  /** A tsquery of words prefixed with the owner's key, for the index, and one of plain words, for the texts. */
  owned: string
  plain: string
  /** A regular expression for the beginning of the longest word. */
  pattern: string
}

export async function readAsked(tx: Transaction, userId: string, looked: string): Promise<Asked | null> {
  const { rows } = await tx.execute<{ key: string; lexeme: string }>(sql`
    select left(md5(${userId}), 8) as key, lexeme from unnest(to_tsvector('simple', ${storable(looked)}))`)
  if (rows.length === 0) return null
  const longest = rows.map(({ lexeme }) => lexeme).reduce((a, b) => (b.length > a.length ? b : a))
  const start = /^[\p{L}\p{N}_]/u.test(longest) ? '\\m' : ''
  return {
    owned: rows.map(({ key, lexeme }) => beginning(key + lexeme)).join(' & '),
    plain: rows.map(({ lexeme }) => beginning(lexeme)).join(' & '),
    pattern: start + longest.replace(/[^\p{L}\p{N}_]/gu, '\\$&'),
  }
}

/** Returns a tsquery term that matches every word with this beginning. */
function beginning(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`
}

/**
 * The two `materialized` parts do not filter by owner, so only the index of words can serve them; the words themselves
 * contain the owner's key. Beyond that, only the rows to show are read, and only a part of their texts.
 */
export function searchStatement(userId: string, { owned, plain, pattern }: Asked): SQL {
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
      from (select chat_id as id from said union select id from titled) as either
      join chats c on c.id = either.id and c.user_id = ${userId}
      left join said on said.chat_id = c.id left join titled on titled.id = c.id
      order by by_title desc, c.updated_at desc limit ${limits.chatsFoundMax}
    )
    select found.id, title, found.humanized, archived, is_essay_chat as "isEssayChat", folder_id as "folderId",
      found.model, tone, pinned_at as "pinnedAt", found.created_at as "createdAt", updated_at as "updatedAt",
      message_id as "messageId", hits,
      ts_headline('simple', title, ${plain}::tsquery, ${`${headline}, HighlightAll=true`}) as "titleParts",
      ts_headline('simple', substr(whole.text, greatest(1, hit.at - ${beforeHitCharacters}), ${snippetCharacters}),
        ${plain}::tsquery, ${`${headline}, MaxWords=24, MinWords=12, MaxFragments=1`}) as snippet
    from found
    left join chat_messages m on m.id = found.message_id and m.user_id = ${userId}
    left join lateral (select left(m.text, ${searchedCharacters}) as text) as whole on true
    left join lateral (select regexp_instr(lower(whole.text), ${pattern}) as at) as hit on true
    order by by_title desc, updated_at desc`
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

/** Splits a headline at its marks; odd pieces are hits. */
function partsOf(marked: string): SnippetPart[] {
  return marked
    .replace(/\s+/g, ' ')
    .trim()
    .split(marks)
    .map((text, index) => ({ text, isHit: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}
