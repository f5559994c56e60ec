import { and, eq, lte, sql } from 'drizzle-orm'
import { plans, type Tier, tiers } from '../../../contract/plans.ts'
import type { Doors } from '../../platform/context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { QueueRules } from '../../platform/jobs/jobs.ts'
import { grantWords } from '../credits/grant-words.ts'
import { lockBalance } from '../credits/lock-balance.ts'
import { readBalance } from '../credits/read-balance.ts'
import { setAllowance } from '../credits/set-allowance.ts'
import { givenPlans } from './tables.ts'

type GiveDoors = Pick<Doors, 'db' | 'env'>

const queue: QueueRules = {
  name: 'given-plans',
  workers: 1,
  retries: 3,
  retryDelaySeconds: 30,
  retryDelaySecondsMax: 600,
  timeoutSeconds: 540,
  cron: '7 * * * *',
}
const rowsAtOnce = 200
const nextCycle = sql`now() + make_interval(days => ${plans.pro.cycleDays ?? 30})`

export function handleGivenPlans(doors: GiveDoors & Pick<Doors, 'jobs'>): void {
  doors.jobs.handle(queue, () => refreshGivenPlans(doors))
}

/** Gives a plan without payment, with its words, once for each invitation. A plan that is as large stays. */
export async function givePlan(
  doors: GiveDoors,
  { userId, tier, invitationId }: { userId: string; tier: Tier; invitationId: string },
): Promise<void> {
  if (!doors.env.billing) return
  // Creates a missing balance.
  await readBalance(doors, userId)
  await doors.db.transaction(async (tx) => {
    const held = await lockBalance(tx, userId)
    if (held && tiers.indexOf(held) >= tiers.indexOf(tier)) return
    await tx
      .insert(givenPlans)
      .values({ userId, tier, reason: `invitation/${invitationId}`, nextRefreshAt: nextCycle as never })
      .onConflictDoNothing()
    const { words } = plans[tier]
    const reason = `invitation/${invitationId}`
    await grantWords(tx, { userId, reason, cause: 'invitation', tier, kind: 'add', words })
    await setAllowance(tx, { userId, tier, words })
  })
}

/** Refreshes the words of given plans every cycle. One that was replaced by another plan ends here. */
export async function refreshGivenPlans(doors: GiveDoors): Promise<void> {
  const { db } = doors
  for (;;) {
    const due = await db
      .select({ userId: givenPlans.userId })
      .from(givenPlans)
      .where(lte(givenPlans.nextRefreshAt, sql`now()`))
      .limit(rowsAtOnce)
    if (due.length === 0) return
    for (const { userId } of due) await db.transaction((tx) => refresh(tx, userId))
  }
}

async function refresh(tx: Transaction, userId: string): Promise<void> {
  const held = await lockBalance(tx, userId)
  const [given] = await tx
    .select()
    .from(givenPlans)
    .where(and(eq(givenPlans.userId, userId), lte(givenPlans.nextRefreshAt, sql`now()`)))
  if (!given) return
  const { tier, reason, cycle } = given
  if (held !== tier) {
    await tx.delete(givenPlans).where(eq(givenPlans.userId, userId))
    return
  }
  const { words } = plans[tier]
  await grantWords(tx, {
    userId,
    reason: `${reason}/cycle/${cycle}`,
    cause: 'cycle',
    tier,
    kind: 'refresh',
    words,
  })
  await tx
    .update(givenPlans)
    .set({ cycle: cycle + 1, nextRefreshAt: nextCycle })
    .where(eq(givenPlans.userId, userId))
}
