import { createHmac } from 'node:crypto'
import { refusalTexts } from '../../../contract/refusals.ts'
import type { Doors } from '../../platform/context.ts'
import { addressGroup, addressSite, networksOfSite } from '../../platform/http/address.ts'
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
  advice: refusalTexts.forgotPasswordHelps,
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
/** Right passwords cost a hash and a session each, whoever sends them. */
const rightPasswords: ThrottleRule = { name: 'sign-in-right', max: 60, windowSeconds: quarterHour }
const anyCall: ThrottleRule = { name: 'accounts-address', max: 100, windowSeconds: 60 }

/**
 * Admits an attempt to sign in, or refuses it with the time to wait. Returns a function that corrects the counts once
 * it is known whether the password was right. Attempts are counted before the password is checked, as a wrong one and
 * as a right one, so that simultaneous ones cannot all pass. An unknown address is counted like any other.
 */
export async function guardSignIn(
  { db, env }: GuardDoors,
  { email, address, deviceCookie }: Attempt,
): Promise<(wasRight: boolean) => Promise<void>> {
  const account = keyed(env.SECRET, email)
  const counted: [{ name: string }, string][] = []
  const takeBack = async () => {
    for (const [rule, who] of counted) await forgive(db, rule, who)
  }
  const count = async (rule: ThrottleRule, who: string) => {
    await throttle(db, rule, who)
    counted.push([rule, who])
  }
  try {
    await countWrong({ db, env }, { email, address, deviceCookie }, { account, count, counted })
    await throttle(db, rightPasswords, account)
  } catch (error) {
    // The password was not checked, so this does not count as a failed attempt.
    await takeBack()
    throw error
  }
  return (wasRight) => (wasRight ? takeBack() : forgive(db, rightPasswords, account))
}

type Counts = {
  account: string
  count: (rule: ThrottleRule, who: string) => Promise<void>
  counted: [{ name: string }, string][]
}

async function countWrong(
  { db, env }: GuardDoors,
  { email, address, deviceCookie }: Attempt,
  { account, count, counted }: Counts,
): Promise<void> {
  // A browser that has signed in before is counted first: attempts by neighbours or strangers do not block it.
  const device = await findKnownDevice(db, email, deviceCookie)
  if (device) return count(fromKnownDevice, `${account}:${device}`)
  if (countsAddresses(env)) for (const [rule, who] of byNetwork(fromAddress, address)) await count(rule, who)
  await count(fromAddressToAccount, `${account}:${addressGroup(address)}`)
  await waitLonger(db, toAccount, account)
  counted.push([toAccount, account])
}

/** Counts an address by its network, and an IPv6 address also by its /48, with a larger limit. */
function byNetwork(rule: ThrottleRule, address: string): [ThrottleRule, string][] {
  const site = addressSite(address)
  const wide = { ...rule, max: rule.max * networksOfSite }
  return [[rule, addressGroup(address)], ...(site ? [[wide, site] satisfies [ThrottleRule, string]] : [])]
}

async function throttleAddress({ db, env }: GuardDoors, rule: ThrottleRule, address: string): Promise<void> {
  if (!countsAddresses(env)) return
  for (const [each, who] of byNetwork(rule, address)) await throttle(db, each, who)
}

/**
 * Limits requests for mails to one address, and from one network. The mails themselves are limited by mailbox and by
 * domain where they are sent (mails/send-limited-mail.ts), so that requests that send none use up nobody's share.
 */
export async function guardMail(
  { db, env }: GuardDoors,
  kind: keyof typeof mailRules,
  { email, address }: Pick<Attempt, 'email' | 'address'>,
): Promise<void> {
  const rules = mailRules[kind]
  await throttleAddress({ db, env }, rules.address, address)
  await throttle(db, rules.account, keyed(env.SECRET, normalizeEmail(email)))
}

/** Limits calls that change accounts, by session if there is one, so that neighbours do not block it. */
export async function guardCall(
  { db, env }: GuardDoors,
  { address, sessionId = null }: { address: string; sessionId?: string | null },
): Promise<void> {
  if (sessionId) await throttle(db, anyCall, `session:${sessionId}`)
  else await throttleAddress({ db, env }, anyCall, address)
}

/** Tests send all requests from one address. */
function countsAddresses(env: GuardDoors['env']): boolean {
  return env.NODE_ENV !== 'test'
}

/** Hashes a value, so that the table of limits does not reveal who tried what. */
export function keyed(secret: string, value: string): string {
  return createHmac('sha256', secret).update(`throttle:${value}`).digest('base64url')
}
