import { refusalTexts } from '../../../../contract/refusals.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { interruptSilentReplies } from './interrupt-replies.ts'

/**
 * Runs a statement that starts a reply. A chat has at most one reply in progress; an existing one is interrupted only
 * if its server has died. Throws `run_in_progress`, or `conflict` for a client id that was used before.
 */
export async function claimReply<T>(ctx: Context, chatId: string, begin: () => Promise<T>): Promise<T> {
  try {
    return await begin()
  } catch (error) {
    // Two first messages of a chat can meet at either of the unique indexes of its row; only one is named in the upsert.
    if (!['chat_messages_streaming', 'chats_owner'].includes(constraintOf(error) ?? ''))
      throw asRefusal(error)
  }
  await interruptSilentReplies(ctx, chatId)
  try {
    return await begin()
  } catch (error) {
    throw asRefusal(error)
  }
}

function asRefusal(error: unknown): unknown {
  const constraint = constraintOf(error)
  if (constraint === 'chat_messages_client') return new AppError('conflict', refusalTexts.messageSent)
  if (constraint === 'chat_messages_streaming')
    return new AppError('run_in_progress', refusalTexts.replyRunsInChat)
  return error
}

function constraintOf(error: unknown): string | undefined {
  const cause = (error as { cause?: { constraint?: string } }).cause
  return cause?.constraint ?? (error as { constraint?: string }).constraint
}
