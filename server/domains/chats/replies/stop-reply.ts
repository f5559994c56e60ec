import type { Context } from '../../../platform/context.ts'
import type { ReplyRuns, StopReason } from '../reply-runs.ts'

/** Stops a reply in progress, on whichever server; keeps the text so far. */
export async function stopReply(
  ctx: Pick<Context, 'notifier' | 'userId'>,
  runs: ReplyRuns,
  chatId: string,
): Promise<void> {
  const run = runs.find(ctx.userId, chatId)
  if (run) run.abort.abort('stopped' satisfies StopReason)
  else await ctx.notifier.publish({ topic: 'stop-reply', chatId, userId: ctx.userId })
}
