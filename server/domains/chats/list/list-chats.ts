import { and, desc, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { ChatSummary } from '../../../../contract/chats/chats.ts'
import type { Database } from '../../../platform/database/database.ts'
import { asSummary } from '../rules.ts'
import { chats } from '../tables.ts'

type ChatList = { chats: ChatSummary[]; nextCursor: string | null }
export type ListChats = (input: {
  userId: string
  archived: boolean
  /** All chats; those that are neither pinned nor in a folder; or those of one folder, by its id. */
  place?: string
  limit: number
  cursor?: string
}) => Promise<ChatList>

/** Lists a user's newest chats. The statements are prepared once, because every page of the application uses them. */
export function createListChats(db: Database): ListChats {
  const pages = {
    all: prepareList(db, 'list_chats'),
    loose: prepareList(db, 'list_loose_chats', and(isNull(chats.pinnedAt), isNull(chats.folderId))),
    folder: prepareList(
      db,
      'list_chats_of_folder',
      sql`${chats.folderId} = ${sql.placeholder('folderId')}::uuid`,
    ),
  }
  return async ({ userId, archived, place = 'all', limit, cursor }) => {
    const { first, after } = pages[place === 'all' || place === 'loose' ? place : 'folder']
    const [at, id] = cursor?.split('~') ?? []
    const asked = { userId, archived, folderId: place, limit: limit + 1 }
    const rows = await (at && id ? after.execute({ ...asked, at, id }) : first.execute(asked))
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    return {
      chats: page.map(asSummary),
      nextCursor: rows.length > limit && last ? `${last.updatedAt.toISOString()}~${last.id}` : null,
    }
  }
}

/** Prepares the first page, and the page after a chat. */
function prepareList(db: Database, name: string, place?: SQL) {
  const owned = and(
    eq(chats.userId, sql.placeholder('userId')),
    eq(chats.archived, sql.placeholder('archived')),
    place,
  )
  const at = sql`${sql.placeholder('at')}::timestamptz`
  const isLater = or(
    lt(chats.updatedAt, at),
    and(eq(chats.updatedAt, at), sql`${chats.id} > ${sql.placeholder('id')}::uuid`),
  )
  const select = (where: SQL | undefined) =>
    db
      .select()
      .from(chats)
      .where(where)
      .orderBy(desc(chats.updatedAt), chats.id)
      .limit(sql.placeholder('limit'))
  return { first: select(owned).prepare(name), after: select(and(owned, isLater)).prepare(`${name}_after`) }
}
