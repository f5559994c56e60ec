import { eq } from 'drizzle-orm'
import { type DeleteNeeds, deleteProofMinutes, leavingTexts } from '../../../../contract/accounts/leaving.ts'
import { errors } from '../../../../contract/errors.ts'
import type { Context, Doors } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { openVault, UnsealError } from '../../../platform/secrets.ts'
import { throttle } from '../../../platform/throttle/throttle.ts'
import { confirmDeletionMail } from '../mails/leaving-mails.ts'
import { users } from '../tables.ts'
import { hasPassword, proveOwner } from '../two-factor/two-factor-proof.ts'
import { hasTwoFactor } from '../two-factor/two-factor-steps.ts'
import { verifySecondFactor } from '../two-factor/verify-second-factor.ts'

export type LeavingProof = {
  password?: string | undefined
  code?: string | undefined
  /** The token of the mailed link. */
  token?: string | undefined
  /** When the session of the request began. */
  signedInAt: Date | null
}

const linkRule = { name: 'delete-link', max: 5, windowSeconds: 3_600 }

/** Returns the proofs that the page has to ask for. */
export async function readDeleteNeeds(ctx: Context, signedInAt: Date | null): Promise<DeleteNeeds> {
  const [password, code] = await Promise.all([
    hasPassword(ctx.db, ctx.userId),
    hasTwoFactor(ctx.db, ctx.userId),
  ])
  if (password) return { ways: ['password'], code }
  return { ways: isFresh(ctx, signedInAt) ? ['fresh-sign-in', 'mail'] : ['mail'], code }
}

/**
 * Refuses unless the request comes from the owner: by password or, for an account without one, by a recent sign-in or
 * the mailed link; and also by a code if two-factor authentication is on. The code is checked last, because a correct
 * one is used up.
 */
export async function proveLeaving(ctx: Context, proof: LeavingProof): Promise<void> {
  const needs = await readDeleteNeeds(ctx, proof.signedInAt)
  if (needs.ways.includes('password')) {
    if (!proof.password)
      throw new AppError('wrong_password', leavingTexts.passwordNeeded, { field: 'password' })
    if (needs.code && !proof.code) throw codeNeeded()
    await proveOwner(ctx, proof)
  } else if (proof.token) {
    if (!isGoodToken(ctx, proof.token)) throw new AppError('link_invalid', leavingTexts.linkInvalid)
  } else if (!needs.ways.includes('fresh-sign-in')) {
    throw new AppError('fresh_sign_in_required', leavingTexts.proofNeeded)
  }
  if (!needs.code) return
  if (!proof.code) throw codeNeeded()
  if (!(await verifySecondFactor(ctx, ctx.userId, proof.code)))
    throw new AppError('wrong_code', errors.wrong_code.text, { field: 'code' })
}

/**
 * Mails the link. Its token is the time until which it works, sealed for this account: it needs no row, works only in
 * the owner's own session, and ends with the account.
 */
export async function mailDeleteLink(ctx: Context): Promise<void> {
  await throttle(ctx.db, linkRule, ctx.userId)
  const until = ctx.now().getTime() + deleteProofMinutes.link * 60_000
  const token = tokenVault(ctx).seal(String(until), ctx.userId)
  const [user] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, ctx.userId))
  // The token follows the #, so that it appears in no log and no referrer.
  const link = `${ctx.env.BASE_URL}/settings/privacy#delete=${token}`
  await ctx.mailer.send(confirmDeletionMail(user!.email, link))
}

function isGoodToken(ctx: Context, token: string): boolean {
  try {
    return Number(tokenVault(ctx).open(token, ctx.userId)) > ctx.now().getTime()
  } catch (error) {
    if (error instanceof UnsealError) return false
    throw error
  }
}

function isFresh({ now }: Pick<Doors, 'now'>, signedInAt: Date | null): boolean {
  return signedInAt !== null && now().getTime() - signedInAt.getTime() < deleteProofMinutes.signIn * 60_000
}

function tokenVault({ env }: Pick<Doors, 'env'>) {
  return openVault(env.SECRET, 'delete-account')
}

function codeNeeded(): AppError {
  return new AppError('wrong_code', leavingTexts.codeNeeded, { field: 'code' })
}
