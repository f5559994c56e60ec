import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { MessageFile } from '../../../../contract/chats/files.ts'
import type { Doors } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { chatFiles } from '../tables.ts'

const unsentDays = 1

/** Removes files that were attached a day ago and never sent. */
export function sweepFiles({ db }: Pick<Doors, 'db'>): Promise<unknown> {
  return db
    .delete(chatFiles)
    .where(
      and(
        isNull(chatFiles.chatId),
        lt(chatFiles.createdAt, sql`now() - make_interval(days => ${unsentDays})`),
      ),
    )
}

type Purged = { chatId: string; fileAttachments: MessageFile[] | null }

/** Removes the files of a permanently deleted message, unless another message of the chat has them too. */
export async function purgeFiles(db: Pick<Database, 'delete'>, message: Purged): Promise<void> {
  const ids = (message.fileAttachments ?? []).map(({ id }) => id)
  if (ids.length === 0) return
  const isUsed = sql`exists (
    select from chat_messages m where m.chat_id = ${chatFiles.chatId}
      and m.file_attachments @> jsonb_build_array(jsonb_build_object('id', ${chatFiles.id})))`
  await db
    .delete(chatFiles)
    .where(and(inArray(chatFiles.id, ids), eq(chatFiles.chatId, message.chatId), sql`not ${isUsed}`))
}
