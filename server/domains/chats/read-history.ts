import type { MessageFile } from '../../../contract/chats/files.ts'
import { readReply } from '../../../contract/chats/thoughts.ts'
import { limits } from '../../../contract/limits.ts'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { historyRoom } from './context-room.ts'

type Row = {
  id: string
  parent_id: string | null
  sender: string
  text: string
  status: string
  files: MessageFile[] | null
  deleted: boolean
}

export type SaidMessage = {
  id: string
  role: 'user' | 'assistant'
  /** Includes the user's files, once they are added. */
  content: string
  files: MessageFile[]
  imageIds?: string[]
}

export type History = {
  /** Oldest first; at least as many as fit a model's window. */
  messages: SaidMessage[]
  /** The end of the branch, even if that message was deleted; null in an empty chat. */
  parentId: string | null
  /** Older messages exist before the first of these. */
  isCut: boolean
}

export const emptyHistory: History = { messages: [], parentId: null, isCut: false }

/** The end of a branch: the message with this id, none (null), or that of the visible branch (undefined). */
export type BranchEnd = string | null | undefined

/**
 * $1 chat, $2 owner, $3 end or null, $4 characters that are enough, $5 maximum number of messages. Walks up one branch
 * and stops once it has more than a model can read, so that a long chat does not delay the first token.
 */
const statement = `
  with recursive ending as (
    select coalesce($3::uuid, c.leaf_id, (
      select m.id from chat_messages m where m.chat_id = c.id and m.deleted_at is null order by m.position desc limit 1
    )) as id
    from chats c where c.id = $1 and c.user_id = $2
  ), line as (
    select m.id, m.parent_id, m.sender, m.text, m.status, m.file_attachments as files, m.deleted_at, 1 as depth, length(m.text) as size
    from ending join chat_messages m on m.id = ending.id where m.chat_id = $1 and m.user_id = $2
    union all
    select m.id, m.parent_id, m.sender, m.text, m.status, m.file_attachments, m.deleted_at, line.depth + 1, line.size + length(m.text)
    from line join chat_messages m on m.id = line.parent_id
    where m.chat_id = $1 and m.user_id = $2 and line.size <= $4 and line.depth < $5
  )
  select id, parent_id, sender, text, status, files, deleted_at is not null as deleted from line order by depth`

/** Returns the messages of one branch for a model: the server's own record, by owner. */
export async function readHistory(
  ctx: Context,
  chatId: string,
  end: BranchEnd,
  contextTokens: number,
): Promise<History> {
  if (end === null) return emptyHistory
  const values = [chatId, ctx.userId, end ?? null, historyRoom(contextTokens), limits.historyMessagesMax]
  const { rows } = await ctx.db.$client.query<Row>({ name: 'read_history', text: statement, values })
  if (end && rows[0]?.id !== end) throw notFound('followedMessage')
  return {
    messages: rows.filter(isSaid).map(asSaid).reverse(),
    parentId: rows[0]?.id ?? null,
    isCut: (rows.at(-1)?.parent_id ?? null) !== null,
  }
}

function isSaid({ sender, status, text, files, deleted }: Row): boolean {
  const isOver = status === 'complete' || status === 'stopped' || status === 'interrupted'
  return (
    !deleted && isOver && (text !== '' || files !== null) && (sender === 'user' || sender === 'assistant')
  )
}

function asSaid({ id, sender, text, files }: Row): SaidMessage {
  const role = sender as 'user' | 'assistant'
  return { id, role, content: role === 'assistant' ? readReply(text).text : text, files: files ?? [] }
}
