import { eq } from 'drizzle-orm'
import { accountTexts } from '../../../contract/accounts.ts'
import type { LetterKind, UnsubscribeInput, WayOut } from '../../../contract/letters.ts'
import type { Doors } from '../../platform/context.ts'
import type { Env } from '../../platform/env.ts'
import { AppError } from '../../platform/errors.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { mailTexts } from '../../platform/mail/mail-texts.ts'
import { openVault, UnsealError } from '../../platform/secrets.ts'
import { hasAccount } from '../accounts/email/confirmed-addresses.ts'
import { stopLetters, whoWants } from '../preferences/letter-wishes.ts'
import type { Recipient } from './recipients.ts'

type Keys = Pick<Env, 'SECRET' | 'BASE_URL'>

/**
 * Adds the unsubscribe links to a letter: a page that asks first, and the address for a mail program's own button. Both
 * have a sealed token that names the user, works for this kind only, needs no sign-in and never expires.
 */
export function withWayOut(mail: Mail, env: Keys, kind: LetterKind, { userId }: Recipient): Mail {
  const token = vaultOf(env).seal(userId, kind)
  const query = `kind=${kind}&token=${token}`
  return {
    ...mail,
    letter: {
      ...mail.letter,
      leave: { label: mailTexts.leave[kind], link: pageOf(env, query) },
    },
    oneClickLeave: `${env.BASE_URL}/api/unsubscribe?${query}`,
  }
}

/** Returns the page that asks first. Its parameters follow the #, so that no log and no other site receives them. */
function pageOf(env: Keys, query: string): string {
  return `${env.BASE_URL}/unsubscribe#${query}`
}

export function unsubscribePage(env: Keys, { kind, token }: UnsubscribeInput): string {
  return pageOf(env, new URLSearchParams({ kind, token }).toString())
}

/** Switches letters of this kind off for the token's user. Safe to call twice. */
export async function unsubscribe(
  { db, env, now }: Pick<Doors, 'db' | 'env' | 'now'>,
  { kind, token }: UnsubscribeInput,
): Promise<void> {
  const userId = readToken(env, kind, token)
  // A deleted account gets no letters either.
  if (await hasAccount(db, userId)) await stopLetters({ db, userId, now }, kind)
}

/** Returns whether the link still has something to switch off. Changes nothing. */
export async function readWayOut(
  { db, env }: Pick<Doors, 'db' | 'env'>,
  { kind, token }: UnsubscribeInput,
): Promise<WayOut> {
  const userId = openToken(env, kind, token)
  if (userId === null) return 'dead'
  const wanting = whoWants(db, kind)
  return (await db.$count(wanting, eq(wanting.userId, userId))) > 0 ? 'on' : 'off'
}

function readToken(env: Keys, kind: LetterKind, token: string): string {
  const userId = openToken(env, kind, token)
  if (userId === null) throw new AppError('link_invalid', accountTexts.linkInvalid)
  return userId
}

function openToken(env: Keys, kind: LetterKind, token: string): string | null {
  try {
    return vaultOf(env).open(token, kind)
  } catch (error) {
    if (error instanceof UnsealError) return null
    throw error
  }
}

function vaultOf({ SECRET }: Keys) {
  return openVault(SECRET, 'unsubscribe')
}
