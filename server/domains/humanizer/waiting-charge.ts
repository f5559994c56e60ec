import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { releaseRun, type Settled, settleIfReserved } from '../credits/end-run.ts'
import type { HeldRun } from '../credits/hold-run.ts'

/**
 * The charge of a rewrite that becomes a part of something larger, such as a reply in a chat. Its words stay reserved
 * until that is stored or lost, and `letGo` must be called then. If this server dies before, they are returned.
 */
export type WaitingCharge = {
  /**
   * Charges in the transaction that stores the whole. Returns the words, or null if the run has ended already: its words
   * were returned during an outage of the database, or an earlier try of the same transaction was committed.
   */
  settle: (tx: Transaction) => Promise<number | null>
  release: () => Promise<void>
  letGo: () => void
}

export type Waiting = {
  runId: string
  words: number
  held: HeldRun
  /** Stores the text of the run, for users who have history on. */
  keep: (tx: Transaction, settled: Settled) => Promise<unknown>
}

export function waitingCharge(ctx: Context, { runId, words, held, keep }: Waiting): WaitingCharge {
  return {
    async settle(tx) {
      const settled = await settleIfReserved(tx, runId, words)
      if (!settled) return null
      await keep(tx, settled)
      return settled.cost
    },
    release: () => releaseRun(ctx.db, runId),
    letGo: held.letGo,
  }
}

/**
 * Ends charges whose whole was stored, delivered or lost: makes those that `isUsed` accepts, and returns the words of the
 * others. Never throws: what cannot be returned now expires.
 */
export async function endCharges<Charge extends { charge: WaitingCharge }>(
  ctx: Context,
  charges: readonly Charge[],
  isUsed: (charge: Charge) => boolean,
): Promise<void> {
  const end = async (one: Charge) => {
    one.charge.letGo()
    if (isUsed(one)) await ctx.db.transaction((tx) => one.charge.settle(tx))
    else await one.charge.release()
  }
  for (const one of charges)
    await end(one).catch((error: unknown) => ctx.log.warn({ err: error }, 'end of a charge'))
}
