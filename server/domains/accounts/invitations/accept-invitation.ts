import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tier } from '../../../../contract/plans.ts'
import type { Doors } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { QueueRules } from '../../../platform/jobs/jobs.ts'
import { hashToken } from '../hashed-store.ts'
import { invitations, users } from '../tables.ts'
import { isUsable } from './find-invitation.ts'

type AcceptDoors = Pick<Doors, 'env' | 'jobs'>
type GivenPlan = { userId: string; tier: Tier; invitationId: string }
/** Gives the plan of an invitation. It comes from credits, which depend on accounts. */
export type GivePlan = (plan: GivenPlan) => Promise<void>

const queue: QueueRules = {
  name: 'invitation-plan',
  workers: 1,
  retries: 10,
  retryDelaySeconds: 5,
  retryDelaySecondsMax: 600,
  timeoutSeconds: 60,
}

export function handleInvitationPlans({ jobs }: Pick<Doors, 'jobs'>, givePlan: GivePlan): void {
  jobs.handle<GivenPlan>(queue, givePlan)
}

/**
 * Uses up the invitation of an account, in the transaction that confirms its address. Any number of accounts may wait
 * with the same link; the first that is confirmed has it, and the others stay unconfirmed unless everyone may sign up.
 */
export async function acceptInvitation(
  { env, jobs }: AcceptDoors,
  tx: Transaction,
  userId: string,
  { isForced = false }: { isForced?: boolean } = {},
): Promise<void> {
  const [account] = await tx.select({ id: users.invitationId }).from(users).where(eq(users.id, userId))
  if (!account?.id) return
  const [used] = await tx
    .update(invitations)
    .set({ usedAt: sql`now()`, usedBy: userId })
    .where(and(eq(invitations.id, account.id), isUsable()))
    .returning({ tier: invitations.tier })
  if (used) return addPlan(jobs, tx, { userId, tier: used.tier, invitationId: account.id })
  const [taken] = await tx
    .select({ by: invitations.usedBy })
    .from(invitations)
    .where(eq(invitations.id, account.id))
  if (taken?.by !== userId && env.SIGN_UPS !== 'open' && !isForced) throw new AppError('invitation_gone')
}

/**
 * Uses up an invitation for an account that a provider has confirmed, before the account is there. Of several
 * simultaneous sign-ups, one gets it.
 */
export async function reserveInvitation({ db }: Pick<Doors, 'db'>, invitationId: string): Promise<void> {
  const used = await db
    .update(invitations)
    .set({ usedAt: sql`now()` })
    .where(and(eq(invitations.id, invitationId), isUsable()))
    .returning({ id: invitations.id })
  if (used.length === 0) throw new AppError('invitation_gone')
}

/** Names the account that a reserved invitation was used for. */
export async function completeInvitation(
  { db, jobs }: Pick<Doors, 'db' | 'jobs'>,
  { token, userId }: { token: string; userId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [used] = await tx
      .update(invitations)
      .set({ usedBy: userId })
      .where(and(eq(invitations.tokenHash, hashToken(token)), isNull(invitations.usedBy)))
      .returning({ id: invitations.id, tier: invitations.tier })
    if (used) await addPlan(jobs, tx, { userId, tier: used.tier, invitationId: used.id })
  })
}

async function addPlan(
  jobs: Doors['jobs'],
  tx: Transaction,
  { userId, tier, invitationId }: Omit<GivenPlan, 'tier'> & { tier: Tier | null },
): Promise<void> {
  if (tier)
    await jobs.add(queue.name, { userId, tier, invitationId } satisfies GivenPlan, { tx, about: userId })
}
