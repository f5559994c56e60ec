import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type SharedChat, type SharedMessage, sharedGoneText } from '../../../../contract/chats/sharing.ts'
import { limits } from '../../../../contract/limits.ts'
import type { Context, Doors } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { hashShareToken } from '../../../platform/shared-links.ts'
import { throttle } from '../../../platform/throttle/throttle.ts'
import { requireRoom } from '../../accounts/stored-text.ts'
import { readMessage } from '../rules.ts'
import { storeChat } from '../transfer/import-rows.ts'

const copyRule = { name: 'copy-shared', max: 60, windowSeconds: 3_600 }

type Reader = Pick<Doors, 'db'>
/** A range of a link's messages: those after a position, up to this many messages and characters, but at least one. */
type Stretch = { after: number; messagesMax: number; charactersMax: number }
type Row = {
  title: string
  ownerName: string | null
  createdAt: string
  expiresAt: string | null
  place: number
  hasMore: boolean
} & SharedMessage

/**
 * Returns a page of a shared chat, without messages that its owner has deleted since. Missing, expired and revoked
 * links give the same error. `after` comes from the previous page.
 */
export function readShared(doors: Reader, token: string, after = 0): Promise<SharedChat> {
  const { sharedPageMessagesMax: messagesMax, sharedPageCharactersMax: charactersMax } = limits
  return readStretch(doors, token, { after, messagesMax, charactersMax })
}

async function readStretch(doors: Reader, token: string, stretch: Stretch): Promise<SharedChat> {
  const { rows } = await doors.db.execute<Row>(sql`
    with share as (
      select * from chat_shares
      where token_hash = ${hashShareToken(token)} and (expires_at is null or expires_at > now())
    ),
    living as (
      select said.place::int, said.message, sum(length(said.message ->> 'text')) over (order by said.place) as characters,
        row_number() over (order by said.place) as number, lead(true, 1, false) over (order by said.place) as "hasMore"
      from share, jsonb_array_elements(share.messages) with ordinality as said (message, place)
      join chat_messages m on m.id = (said.message ->> 'id')::uuid and m.deleted_at is null
      where said.place > ${stretch.after} and m.chat_id = share.chat_id
    )
    select title, owner_name as "ownerName", created_at as "createdAt", expires_at as "expiresAt", place, "hasMore",
      message ->> 'sender' as sender, message ->> 'text' as text, (message -> 'humanized')::boolean as humanized
    from share, living
    where number = 1 or (number <= ${stretch.messagesMax} and characters <= ${stretch.charactersMax})
    order by place`)
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) throw new AppError('not_found', sharedGoneText)
  return {
    title: first.title,
    ownerName: first.ownerName,
    sharedAt: new Date(first.createdAt).toISOString(),
    expiresAt: first.expiresAt && new Date(first.expiresAt).toISOString(),
    messages: rows.map(({ sender, text, humanized }) => ({
      sender,
      text: readMessage({ sender, text }).text,
      humanized,
    })),
    next: last.hasMore ? last.place : null,
  }
}

/** Copies a shared chat into a new, independent chat of the reader. */
export async function copyShared(ctx: Context, token: string): Promise<{ chatId: string }> {
  const all = { after: 0, messagesMax: Number.MAX_SAFE_INTEGER, charactersMax: Number.MAX_SAFE_INTEGER }
  const { title, messages } = await readStretch(ctx, token, all)
  await throttle(ctx.db, copyRule, ctx.userId)
  await requireRoom(
    ctx,
    messages.reduce((sum, { text }) => sum + text.length, 0),
  )
  const now = ctx.now()
  const ids = messages.map(() => randomUUID())
  const chatId = await storeChat(ctx, {
    title,
    titleSource: 'user',
    archived: false,
    importedFrom: null,
    createdAt: now,
    updatedAt: now,
    leafId: ids.at(-1)!,
    messages: messages.map(({ sender, text }, i) => ({
      id: ids[i]!,
      parentId: ids[i - 1] ?? null,
      sender,
      text,
      createdAt: now,
    })),
  })
  return { chatId: chatId! }
}
