import { and, desc, eq, lt, or, sql } from 'drizzle-orm'
import type { ChatSummary } from '../../../contract/chats.ts'
import type { Database } from '../../platform/database/database.ts'
import { asSummary } from './rules.ts'
import { chats } from './tables.ts'

export type ChatList = { chats: ChatSummary[]; nextCursor: string | null }
export type ListChats = (input: {
  userId: string
  archived: boolean
  limit: number
  cursor?: string
}) => Promise<ChatList>

/** The newest chats of a user; prepared once, because every page of the application asks for them. */
export function createListChats(db: Database): ListChats {
  const owned = and(
    eq(chats.userId, sql.placeholder('userId')),
    eq(chats.archived, sql.placeholder('archived')),
  )
  const at = sql`${sql.placeholder('at')}::timestamptz`
  const order = [desc(chats.updatedAt), chats.id] as const
  const first = db
    .select()
    .from(chats)
    .where(owned)
    .orderBy(...order)
    .limit(sql.placeholder('limit'))
    .prepare('list_chats')
  const after = db
    .select()
    .from(chats)
    .where(
      and(
        owned,
        or(
          lt(chats.updatedAt, at),
          and(eq(chats.updatedAt, at), sql`${chats.id} > ${sql.placeholder('id')}::uuid`),
        ),
      ),
    )
    .orderBy(...order)
    .limit(sql.placeholder('limit'))
    .prepare('list_chats_after')

  return async ({ userId, archived, limit, cursor }) => {
    const [at, id] = cursor?.split('~') ?? []
    const rows = await (at && id
      ? after.execute({ userId, archived, limit: limit + 1, at, id })
      : first.execute({ userId, archived, limit: limit + 1 }))
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    return {
      chats: page.map(asSummary),
      nextCursor: rows.length > limit && last ? `${last.updatedAt.toISOString()}~${last.id}` : null,
    }
  }
}
