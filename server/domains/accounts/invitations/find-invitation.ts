import { eq, type SQL, sql } from 'drizzle-orm'
import type { ShownInvitation } from '../../../../contract/accounts/invitations.ts'
import type { InvitationState } from '../../../../contract/operating/invitations.ts'
import type { Doors } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { hashToken } from '../hashed-store.ts'
import { invitations, users } from '../tables.ts'

/**
 * Used up by an account, or reserved by a sign-up with a provider that goes on. One that did not end in an account within
 * minutes leaves the invitation as it was.
 */
const isTaken = sql`(${invitations.usedBy} is not null or coalesce(${invitations.usedAt} > now() - interval '5 minutes', false))`

/** Neither used nor withdrawn. */
export const isUsable = (): SQL => sql`not ${isTaken} and ${invitations.withdrawnAt} is null`

/** By the clock of the database, which also decides whether an invitation can be used. */
export const stateOfInvitation: SQL<InvitationState> = sql`case
  when ${isTaken} then 'used'
  when ${invitations.withdrawnAt} is not null then 'withdrawn'
  when ${invitations.expiresAt} <= now() then 'expired' else 'open' end`

export type FoundInvitation = typeof invitations.$inferSelect & { state: InvitationState }

/** Returns null for an unknown token. */
export async function findInvitation(
  db: Pick<Database, 'select'>,
  token: string,
): Promise<FoundInvitation | null> {
  const [row] = await db
    .select({ invitation: invitations, state: stateOfInvitation })
    .from(invitations)
    .where(eq(invitations.tokenHash, hashToken(token)))
  return row ? { ...row.invitation, state: row.state } : null
}

/** Returns what the sign-up page says of an invitation, without using it up. */
export async function showInvitation({ db }: Pick<Doors, 'db'>, token: string): Promise<ShownInvitation> {
  const found = await findInvitation(db, token)
  if (found?.state !== 'open') return { state: 'gone', email: null, inviter: null, tier: null }
  const [inviter] = await db
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, found.invitedBy ?? ''))
  return { state: 'open', email: found.email, inviter: inviter?.name || null, tier: found.tier }
}
