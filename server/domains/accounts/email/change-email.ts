import { createHash, randomBytes } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import { refusalTexts } from '../../../../contract/refusals.ts'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { throttle } from '../../../platform/throttle/throttle.ts'
import { normalizeEmail } from '../email-address.ts'
import {
  addressTakenMail,
  confirmNewAddressMail,
  confirmOldAddressMail,
} from '../mails/change-email-mails.ts'
import { sendLimitedMail } from '../mails/send-limited-mail.ts'
import { recordSecurityEvent } from '../security-log/security-log.ts'
import type { Origin } from '../security-log/security-log-words.ts'
import { emailChanges, users } from '../tables.ts'
import { type Proof, proveOwner } from '../two-factor/two-factor-proof.ts'

const emailChangeHours = 24
const askRule = { name: 'change-email', max: 5, windowSeconds: 3_600 }

/**
 * Asks both addresses. The response does not reveal whether the new one already has an account; in that case its owner
 * is notified, and the change never completes.
 */
export async function askForEmailChange(
  ctx: Context,
  { newEmail: typed, proof, origin }: { newEmail: string; proof: Proof; origin: Origin },
): Promise<void> {
  const newEmail = normalizeEmail(typed)
  await proveOwner(ctx, proof)
  await throttle(ctx.db, askRule, ctx.userId)
  const [user] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, ctx.userId))
  if (user!.email === newEmail)
    throw new AppError('invalid_input', refusalTexts.ownAddress, { field: 'newEmail' })
  const isTaken = (await ctx.db.$count(users, and(eq(users.email, newEmail), users.emailVerified))) > 0
  const tokens = { old: newLinkToken(), new: newLinkToken(), cancel: newLinkToken() }
  const change = {
    newEmail,
    oldTokenHash: hashLinkToken(tokens.old),
    newTokenHash: hashLinkToken(tokens.new),
    cancelTokenHash: hashLinkToken(tokens.cancel),
    oldConfirmedAt: null,
    newConfirmedAt: null,
    expiresAt: sql`now() + make_interval(hours => ${emailChangeHours})` as never,
    createdAt: ctx.now(),
  }
  await ctx.db
    .insert(emailChanges)
    .values({ userId: ctx.userId, ...change })
    .onConflictDoUpdate({ target: emailChanges.userId, set: change })
  const link = (token: string) => `${ctx.env.BASE_URL}/email-change#token=${token}`
  await ctx.mailer.send(
    await confirmOldAddressMail(user!.email, {
      newEmail,
      link: link(tokens.old),
      cancelLink: `${ctx.env.BASE_URL}/email-change#cancel=${tokens.cancel}`,
    }),
  )
  const mail = isTaken
    ? await addressTakenMail(newEmail, `${ctx.env.BASE_URL}/login`)
    : {
        ...confirmNewAddressMail(newEmail, link(tokens.new)),
        language: await ctx.mailer.languageOf(user!.email),
      }
  await sendLimitedMail(ctx, { mail, isConfirmed: false })
  await recordSecurityEvent(ctx, { userId: ctx.userId, kind: 'email_change_asked', origin })
}

export async function sweepEmailChanges(db: Database): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, sql`now()`))
}

function newLinkToken(): string {
  return randomBytes(24).toString('base64url')
}

export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
