import { TransactionRollbackError } from 'drizzle-orm'
import type { Context } from '../../../platform/context.ts'
import { whenAvailable } from '../../../platform/database/when-available.ts'
import { endCharges } from '../../humanizer/waiting-charge.ts'
import type { ReplyRun } from '../reply-runs.ts'
import { saveEnd, storeEnd } from '../save-reply.ts'

/**
 * Saves the end of a reply together with what its rewrites cost, and returns the words of those that are not in it.
 * Returns false if the chat was deleted: then only what was shown before is charged.
 */
export async function saveReply(ctx: Context, run: ReplyRun): Promise<boolean> {
  const { charges } = run
  if (charges.length === 0) return saveEnd(ctx, run.userId, run.reply, run.original)
  try {
    const isKept = await whenAvailable(ctx.log, 'end of a reply', () => saveCharged(ctx, run))
    await endCharges(ctx, charges, ({ wasShown }) => !isKept && wasShown())
    return isKept
  } catch (error) {
    await endCharges(ctx, charges, () => false)
    throw error
  }
}

async function saveCharged(
  { db }: Context,
  { userId, reply, original, charges }: ReplyRun,
): Promise<boolean> {
  try {
    return await db.transaction(async (tx) => {
      for (const { charge, isIn, onCharged } of charges) {
        const words = isIn() ? await charge.settle(tx) : null
        if (words !== null) onCharged?.(words)
      }
      if (!(await storeEnd(tx, userId, reply, original))) tx.rollback()
      return true
    })
  } catch (error) {
    if (error instanceof TransactionRollbackError) return false
    throw error
  }
}
