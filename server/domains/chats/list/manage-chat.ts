import type { ManageChat } from '../../../../contract/chats/manage-chat.ts'
import type { Context } from '../../../platform/context.ts'
import { requireRoom } from '../../accounts/stored-text.ts'
import { addMessage } from '../messages/add-message.ts'
import { createChat } from '../messages/create-chat.ts'
import { editMessages } from '../messages/edit-messages.ts'
import type { ReplyRuns } from '../reply-runs.ts'
import { deleteChat } from './delete-chat.ts'
import type { ListChats } from './list-chats.ts'
import { openChat } from './open-chat.ts'
import { updateChat } from './update-chat.ts'

/** The documented remote procedure: runs the verb of the operation for the session's user. */
export async function manageChat(ctx: Context, runs: ReplyRuns, listChats: ListChats, input: ManageChat) {
  switch (input.operation) {
    case 'create_chat':
      await requireRoom(ctx)
      return createChat(ctx, input)
    case 'get_chat':
      return openChat(ctx, input.chatId, input.before)
    case 'get_all_chats':
    case 'get_archived_chats': {
      const { limit, cursor } = input
      const archived = input.operation === 'get_archived_chats'
      return listChats({ userId: ctx.userId, archived, limit, cursor })
    }
    case 'add_message':
      return addMessage(ctx, input.chatId, input.message)
    case 'update_message':
      return { saved: await editMessages(ctx, input.chatId, { messages: [input.message] }) }
    case 'update_chat':
      return updateChat(ctx, input.chatId, { title: input.title, archived: input.archived })
    case 'archive_chat':
      return updateChat(ctx, input.chatId, { archived: input.archived })
    case 'delete_chat':
      await deleteChat(ctx, runs, input.chatId)
      return { deleted: true }
  }
}
