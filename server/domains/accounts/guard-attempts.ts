import { createHmac } from 'node:crypto'
import type { Doors } from '../../platform/context.ts'
import { addressGroup } from '../../platform/http/address.ts'
import { type GrowingWait, waitLonger } from '../../platform/throttle/growing-wait.ts'
import { forgive, type ThrottleRule, throttle } from '../../platform/throttle/throttle.ts'
import { normalizeEmail } from './email-address.ts'
import { findKnownDevice } from './two-factor-devices.ts'

type GuardDoors = Pick<Doors, 'db' | 'env'>

/** An attempt: the normalised address of the account, and the caller's address and device cookie. */
export type Attempt = { email: string; address: string; deviceCookie: string | null }

// docs/decisions/024-limits-on-sign-in-attempts.md explains these figures.
const quarterHour = 900
const fromAddress: ThrottleRule = { name: 'sign-in-address', max: 60, windowSeconds: quarterHour }
const fromAddressToAccount: ThrottleRule = { name: 'sign-in-pair', max: 10, windowSeconds: quarterHour }
const fromKnownDevice: ThrottleRule = { name: 'sign-in-device', max: 10, windowSeconds: quarterHour }
const toAccount: GrowingWait = {
  name: 'sign-in-account',
  free: 10,
  firstSeconds: 10,
  maxSeconds: quarterHour,
  forgetSeconds: 86_400,
  advice: 'If this is your account, “Forgot password?” lets you in at once.',
}
const mailRules: Record<'sign-up' | 'link', { account: ThrottleRule; address: ThrottleRule }> = {
  'sign-up': {
    account: { name: 'sign-up-account', max: 5, windowSeconds: 3_600 },
    address: { name: 'sign-up-address', max: 20, windowSeconds: 3_600 },
  },
  link: {
    account: { name: 'link-account', max: 5, windowSeconds: quarterHour },
    address: { name: 'link-address', max: 20, windowSeconds: quarterHour },
  },
}
/**
 * All kinds together: a mailbox receives mail under any number of plus addresses, and a domain for all its mailboxes.
 */
const toMailbox: ThrottleRule = { name: 'mail-mailbox', max: 10, windowSeconds: 3_600 }
const toDomain: ThrottleRule = { name: 'mail-domain', max: 2_000, windowSeconds: 3_600 }
const anyCall: ThrottleRule = { name: 'accounts-address', max: 100, windowSeconds: 60 }

/**
 * Admits an attempt to sign in, or refuses it with the time to wait. Returns a function that takes the attempt back
 * when the password was right. Attempts are counted before the password is checked, so that simultaneous ones cannot
 * all pass. An unknown address is counted like any other.
 */
export async function guardSignIn(
  { db, env }: GuardDoors,
  { email, address, deviceCookie }: Attempt,
): Promise<() => Promise<void>> {
  const group = addressGroup(address)
  const account = keyed(env.SECRET, email)
  const counted: [{ name: string }, string][] = []
  const takeBack = async () => {
    for (const [rule, who] of counted) await forgive(db, rule, who)
  }
  const count = async (rule: ThrottleRule, who: string) => {
    await throttle(db, rule, who)
    counted.push([rule, who])
  }
  // A browser that has signed in before is counted first: attempts by neighbours or strangers do not block it.
  const device = await findKnownDevice(db, email, deviceCookie)
  if (device) {
    await count(fromKnownDevice, `${account}:${device}`)
    return takeBack
  }
  try {
    if (countsAddresses(env)) await count(fromAddress, group)
    await count(fromAddressToAccount, `${account}:${group}`)
    await waitLonger(db, toAccount, account)
  } catch (error) {
    // The password was not checked, so this does not count as a failed attempt from the address.
    await takeBack()
    throw error
  }
  counted.push([toAccount, account])
  return takeBack
}

/** Limits mails to one address, and requests for mails from one address. */
export async function guardMail(
  { db, env }: GuardDoors,
  kind: keyof typeof mailRules,
  { email, address }: Pick<Attempt, 'email' | 'address'>,
): Promise<void> {
  const rules = mailRules[kind]
  if (countsAddresses(env)) await throttle(db, rules.address, addressGroup(address))
  const normal = normalizeEmail(email)
  await throttle(db, rules.account, keyed(env.SECRET, normal))
  await guardMailbox({ db, env }, normal)
}

/** Counts one requested mail to this mailbox, ignoring a plus suffix, and to its domain. */
export async function guardMailbox({ db, env }: GuardDoors, email: string): Promise<void> {
  const at = email.lastIndexOf('@')
  const [name, domain] = [email.slice(0, at).split('+', 1)[0]!, email.slice(at + 1)]
  await throttle(db, toMailbox, keyed(env.SECRET, `${name}@${domain}`))
  await throttle(db, toDomain, keyed(env.SECRET, `@${domain}`))
}

/** Limits calls that change accounts, by session if there is one, so that neighbours do not block it. */
export async function guardCall(
  { db, env }: GuardDoors,
  { address, sessionId = null }: { address: string; sessionId?: string | null },
): Promise<void> {
  if (sessionId) await throttle(db, anyCall, `session:${sessionId}`)
  else if (countsAddresses(env)) await throttle(db, anyCall, addressGroup(address))
}

/** Tests send all requests from one address. */
function countsAddresses(env: GuardDoors['env']): boolean {
  return env.NODE_ENV !== 'test'
}

/** Hashes a value, so that the table of limits does not reveal who tried what. */
function keyed(secret: string, value: string): string {
  return createHmac('sha256', secret).update(`throttle:${value}`).digest('base64url')
}
