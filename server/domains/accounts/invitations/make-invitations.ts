import { randomBytes } from 'node:crypto'
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import {
  type InvitationsInput,
  type InvitationsMade,
  openInvitationsMax,
} from '../../../../contract/operating/invitations.ts'
import { plans, type Tier } from '../../../../contract/plans.ts'
import { refusalTexts } from '../../../../contract/refusals.ts'
import type { Doors } from '../../../platform/context.ts'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { normalizeEmail } from '../email-address.ts'
import { hashToken } from '../hashed-store.ts'
import { invitationMail } from '../mails/invitation-mail.ts'
import { sendLimitedMail } from '../mails/send-limited-mail.ts'
import { invitations, users } from '../tables.ts'
import { isUsable, stateOfInvitation } from './find-invitation.ts'

type InviteDoors = Pick<Doors, 'env' | 'jobs'> & { operatorId: string | null }

/** The page of an invitation. The token follows the `#`, so that neither logs nor other sites receive it. */
const pageOf = (baseUrl: string, token: string) => `${baseUrl}/signup#token=${token}`

/**
 * Makes an invitation for each address and mails it, or a link for anyone who has it. An earlier invitation of the same
 * address is withdrawn. Returns the link only for the second kind, because the mailbox proves who opens the first.
 */
export async function makeInvitations(
  doors: InviteDoors,
  tx: Transaction,
  { addresses, tier, days }: InvitationsInput,
): Promise<InvitationsMade> {
  const wanted = [...new Set(addresses.map(readAddress))]
  const known = await accountsOf(tx, wanted)
  const invited = wanted.filter((email) => !known.includes(email))
  await requireRoom(tx, invited.length || 1)
  if (wanted.length === 0)
    return {
      invited: 1,
      known,
      link: pageOf(doors.env.BASE_URL, await insert(doors, tx, { email: null, tier, days })),
    }
  if (invited.length > 0)
    await tx
      .update(invitations)
      .set({ withdrawnAt: sql`now()` })
      .where(and(inArray(invitations.email, invited), isUsable()))
  for (const email of invited) {
    const token = await insert(doors, tx, { email, tier, days })
    await mailInvitation(doors, tx, { email, token, tier, days })
  }
  return { invited: invited.length, known, link: null }
}

/** Mails an invitation again with a new link, which is valid as long as the first one was. */
export async function sendInvitation(doors: InviteDoors, tx: Transaction, id: string): Promise<boolean> {
  const [found] = await tx
    .select({
      email: invitations.email,
      tier: invitations.tier,
      days: sql<number>`round(extract(epoch from ${invitations.expiresAt} - ${invitations.createdAt}) / 86400)::int`,
      state: stateOfInvitation,
    })
    .from(invitations)
    .where(eq(invitations.id, id))
    .for('update')
  if (!found?.email) throw notFound('invitation')
  const { email, tier, days, state } = found
  if (state === 'used' || state === 'withdrawn') throw new AppError('invitation_gone')
  const token = newToken()
  await tx
    .update(invitations)
    .set({
      tokenHash: hashToken(token),
      createdAt: sql`now()`,
      expiresAt: inDays(days),
      invitedBy: doors.operatorId,
    })
    .where(eq(invitations.id, id))
  await mailInvitation(doors, tx, { email, token, tier, days })
  return true
}

/** Ends an invitation that was not used. Returns whether it could still be used. */
export async function withdrawInvitation(tx: Transaction, id: string): Promise<boolean> {
  const [found] = await tx.select({ id: invitations.id }).from(invitations).where(eq(invitations.id, id))
  if (!found) throw notFound('invitation')
  const ended = await tx
    .update(invitations)
    .set({ withdrawnAt: sql`now()` })
    .where(and(eq(invitations.id, id), isUsable()))
    .returning({ id: invitations.id })
  return ended.length > 0
}

/** Deletes invitations a quarter of a year after they were used, withdrawn or expired. */
export async function sweepInvitations(db: Database): Promise<void> {
  await db
    .delete(invitations)
    .where(
      or(
        lt(invitations.usedAt, sql`now() - interval '90 days'`),
        lt(invitations.withdrawnAt, sql`now() - interval '90 days'`),
        and(isNull(invitations.usedAt), lt(invitations.expiresAt, sql`now() - interval '90 days'`)),
      ),
    )
}

const newToken = () => randomBytes(32).toString('base64url')
const inDays = (days: number) => sql`now() + make_interval(days => ${days})`

async function insert(
  { operatorId }: InviteDoors,
  tx: Transaction,
  { email, tier, days }: { email: string | null; tier: Tier | null; days: number },
): Promise<string> {
  const token = newToken()
  await tx.insert(invitations).values({
    tokenHash: hashToken(token),
    email,
    tier,
    invitedBy: operatorId,
    expiresAt: inDays(days) as never,
  })
  return token
}

async function mailInvitation(
  { env, jobs, operatorId }: InviteDoors,
  tx: Transaction,
  { email, token, tier, days }: { email: string; token: string; tier: Tier | null; days: number },
): Promise<void> {
  const [operator] = await tx
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, operatorId ?? ''))
  const mail = invitationMail(email, {
    inviter: operator?.name || null,
    link: pageOf(env.BASE_URL, token),
    plan: tier && plans[tier].name,
    days,
  })
  await sendLimitedMail({ jobs }, { mail, isConfirmed: false }, tx)
}

function readAddress(typed: string): string {
  try {
    return normalizeEmail(typed)
  } catch {
    throw new AppError('email_invalid', refusalTexts.addressWrong({ address: typed }), { field: 'addresses' })
  }
}

async function accountsOf(tx: Transaction, emails: string[]): Promise<string[]> {
  if (emails.length === 0) return []
  const rows = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(inArray(users.email, emails), eq(users.emailVerified, true)))
  return rows.map(({ email }) => email)
}

async function requireRoom(tx: Transaction, more: number): Promise<void> {
  const open = await tx.$count(invitations, and(isUsable(), sql`${invitations.expiresAt} > now()`))
  if (open + more > openInvitationsMax) throw new AppError('conflict', refusalTexts.tooManyInvitations)
}
