import { createHmac } from 'node:crypto'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Doors } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { addressSite, networksOfSite } from '../../platform/http/address.ts'
import { today, usedUp } from './budget-day.ts'
import { budgetOfVisitors, budgetsOfPlans, type PaidService } from './paid-services.ts'
import { serviceDays } from './tables.ts'

type SpendDoors = Pick<Doors, 'db' | 'env'>
/** The account, or the visitor's network as `workOwner` names it. */
export type Spender = { userId: string | null; owner: string }
/** Gives a use back, where the service is known not to bill it. Calling it again changes nothing. */
export type TakeBack = () => Promise<void>

type Use = { service: PaidService; owner: string; userId: string | null; amount: number; most: number }

const keptDays = 60
/** Networks of visitors are forgotten sooner. */
const keptDaysOfVisitors = 2

/**
 * Counts a use of a paid service before the text or the recording is sent there, or refuses it. It stays counted if the
 * caller leaves meanwhile: the service has been asked, and the operator pays. There is no reservation that could stay
 * open.
 */
export async function spendToday(
  doors: SpendDoors,
  service: PaidService,
  spender: Spender,
  amount: number,
): Promise<TakeBack> {
  const taken: TakeBack[] = []
  const takeBack = async () => {
    for (const undo of taken.splice(0)) await undo()
  }
  for (const use of await usesOf(doors, service, spender, amount)) {
    const undo = await count(doors.db, use)
    if (!undo) {
      await takeBack()
      throw await usedUp(doors.db, service)
    }
    taken.push(undo)
  }
  return takeBack
}

async function usesOf(
  { db, env }: SpendDoors,
  service: PaidService,
  { userId, owner }: Spender,
  amount: number,
): Promise<Use[]> {
  if (userId !== null) {
    const budgets = budgetsOfPlans(env, service)
    const { rows } = await db.execute<{ tier: keyof typeof budgets }>(
      sql`select tier from user_credits where user_id = ${userId}`,
    )
    return [{ service, owner: userId, userId, amount, most: budgets[rows[0]?.tier ?? 'free'] }]
  }
  const most = budgetOfVisitors(env, service)
  const use = (network: string, times: number) => ({
    ...{ service, userId: null, amount, most: most * times },
    // The table does not tell who came from where.
    owner: createHmac('sha256', env.SECRET).update(`budget:${network}`).digest('base64url'),
  })
  const site = addressSite(owner.replace(/^network /, '').replace(/\/\d+$/, ''))
  return [use(owner, 1), ...(site ? [use(site, networksOfSite)] : [])]
}

/** One statement counts and refuses, so that simultaneous uses cannot exceed the budget together. */
async function count(db: Database, { service, owner, userId, amount, most }: Use): Promise<TakeBack | null> {
  const { rows } = await db.execute<{ day: string }>(sql`
    insert into service_days as d (service, owner, user_id, day, used)
    select ${service}, ${owner}, ${userId}::text, ${today}, ${amount}::int where ${amount}::int <= ${most}::int
    on conflict (service, owner, day) do update set used = d.used + excluded.used
      where d.used + excluded.used <= ${most}::int
    returning day::text`)
  const day = rows[0]?.day
  if (day === undefined) return null
  const { service: ofService, owner: ofOwner, day: onDay, used } = serviceDays
  return async () => {
    await db
      .update(serviceDays)
      .set({ used: sql`greatest(${used} - ${amount}, 0)` })
      .where(and(eq(ofService, service), eq(ofOwner, owner), eq(onDay, day)))
  }
}

export async function sweepServiceDays({ db }: Pick<Doors, 'db'>): Promise<void> {
  const { day, userId } = serviceDays
  const isOld = lt(day, sql`${today} - ${keptDays}::int`)
  const isOldOfVisitor = and(isNull(userId), lt(day, sql`${today} - ${keptDaysOfVisitors}::int`))
  await db.delete(serviceDays).where(or(isOld, isOldOfVisitor))
}
