import { setTimeout as sleep } from 'node:timers/promises'
import { generateId } from 'better-auth'
import { and, eq } from 'drizzle-orm'
import { accountTexts } from '../../../../contract/accounts.ts'
import type { LanguageTag } from '../../../../contract/languages.ts'
import { AppError } from '../../../platform/errors.ts'
import { normalizeEmail } from '../email-address.ts'
import { admitSignUp } from '../invitations/admit-sign-up.ts'
import { type LinkDoors, sendLater, sendLink } from '../links/send-link.ts'
import { createMailLink, type LinkKind, type Store } from '../mail-links.ts'
import { existingAccountMail } from '../mails/mails.ts'
import { checkNewPassword, hashPassword, verifyPassword } from '../passwords.ts'
import { identities, mailLinks, users } from '../tables.ts'

export type SignUp = {
  email: string
  password: string
  name?: string | undefined
  next?: string | undefined
  /** The token of an invitation. */
  invitation?: string | undefined
  /** The language of the page, in which the mail is written. */
  language?: LanguageTag
}

/** The cases differ by a few milliseconds, which this hides. */
const stepMs = 250

/**
 * Creates an account that waits for its address to be confirmed. Only the mail to the address reveals whether it is
 * known: every case costs one password hash and one link, and ends at a multiple of `stepMs`.
 */
export async function signUp(doors: LinkDoors, input: SignUp): Promise<void> {
  const startedAt = performance.now()
  try {
    await createOrRemind(doors, input)
  } finally {
    await sleep(stepMs - ((performance.now() - startedAt) % stepMs))
  }
}

async function createOrRemind(doors: LinkDoors, input: SignUp): Promise<void> {
  if (doors.env.SIGN_UPS === 'closed')
    throw new AppError('registration_disabled', accountTexts.registrationDisabled)
  const email = normalizeEmail(input.email)
  const invitationId = await admitSignUp(doors, { email, invitation: input.invitation })
  checkNewPassword(input.password, doors.env.PASSWORD_MIN)
  const known = await findAccount(doors, email)
  if (!known) return createAccount(doors, { ...input, email, invitationId })
  const link = (kind: LinkKind) => createMailLink(doors.db, { kind, email, returnPath: input.next })
  if (known.verified) {
    await hashPassword(input.password)
    await link('verify-email')
    sendLater(doors, () => existingAccountMail(email, `${doors.env.BASE_URL}/login`))
    return
  }
  if (invitationId) await doors.db.update(users).set({ invitationId }).where(eq(users.id, known.id))
  const same = known.password !== null && (await verifyPassword(input.password, known.password))
  if (known.password === null) await hashPassword(input.password)
  if (!same) await disownPassword(doors.db, known.id)
  const kind = same ? 'verify-email' : 'choose-password'
  sendLink(doors, kind, { to: email, token: (await link(kind)).token, language: input.language })
}

/**
 * Removes the password of an account with an unconfirmed address, because another person may have chosen it. From then
 * on only a link in that mailbox sets one, including links that were sent before.
 */
async function disownPassword(db: Store, userId: string): Promise<void> {
  await db
    .update(identities)
    .set({ password: null })
    .where(and(eq(identities.userId, userId), eq(identities.providerId, 'credential')))
  await db
    .update(mailLinks)
    .set({ kind: 'choose-password' satisfies LinkKind })
    .where(and(eq(mailLinks.userId, userId), eq(mailLinks.kind, 'verify-email' satisfies LinkKind)))
}

async function findAccount({ db }: LinkDoors, email: string) {
  const [row] = await db
    .select({ id: users.id, verified: users.emailVerified, password: identities.password })
    .from(users)
    .leftJoin(identities, and(eq(identities.userId, users.id), eq(identities.providerId, 'credential')))
    .where(eq(users.email, email))
  return row
}

/** Stores user, password and link in one transaction. */
async function createAccount(
  doors: LinkDoors,
  input: SignUp & { invitationId: string | null },
): Promise<void> {
  const { email, invitationId } = input
  const password = await hashPassword(input.password)
  const token = await doors.db.transaction(async (tx) => {
    const id = generateId(32)
    const name = input.name || email.split('@')[0]!
    const made = await tx
      .insert(users)
      .values({ id, email, name, invitationId })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id })
    if (made.length === 0) return null
    await tx
      .insert(identities)
      .values({ id: generateId(32), userId: id, providerId: 'credential', accountId: id, password })
    return (await createMailLink(tx, { kind: 'verify-email', email, returnPath: input.next })).token
  })
  // Another request created the account first: a second click, or another sign-up.
  if (token === null) return createOrRemind(doors, input)
  sendLink(doors, 'verify-email', { to: email, token, language: input.language })
}
