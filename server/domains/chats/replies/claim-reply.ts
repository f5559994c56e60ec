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
    const constraint = constraintOf(error)
    if (constraint === 'chat_messages_client') {
      throw new AppError('conflict', refusalTexts.messageSent)
    }
    if (constraint !== 'chat_messages_streaming') throw error
  }
  await interruptSilentReplies(ctx, chatId)
  try {
    return await begin()
  } catch (error) {
    if (constraintOf(error) !== 'chat_messages_streaming') throw error
    throw new AppError('run_in_progress', refusalTexts.replyRunsInChat)
  }
}

function constraintOf(error: unknown): string | undefined {
  const cause = (error as { cause?: { constraint?: string } }).cause
  return cause?.constraint ?? (error as { constraint?: string }).constraint
}
