import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ShownInvitation } from '../../../contract/accounts/invitations.ts'
import { errors } from '../../../contract/errors.ts'
import type { AuditPage } from '../../../contract/operating/audit.ts'
import type { InvitationsMade, InvitationsPage } from '../../../contract/operating/invitations.ts'
import { plans } from '../../../contract/plans.ts'
import type { SignUps } from '../../../contract/site/sign-ups.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import {
  confirmEmail,
  linkToken,
  newestLink,
  post,
  type TestUser,
  testPassword,
} from '../../testing/test-user.ts'
import { until } from '../../testing/until.ts'
import { reserveInvitation } from '../accounts/invitations/accept-invitation.ts'
import { sweepInvitations } from '../accounts/invitations/make-invitations.ts'
import { invitations, users } from '../accounts/tables.ts'
import { findUnbalanced } from '../credits/read-balance.ts'
import { refreshGivenPlans } from './give-plan.ts'
import { givenPlans } from './tables.ts'

const path = '/api/operator/invitations'
let app: TestApp
let operator: TestUser
let stranger: TestUser
let count = 0

beforeAll(async () => {
  app = await createTestApp({ settings: { BILLING: 'on' } })
  operator = await app.signUp('Vera Lind')
  stranger = await app.signUp()
  await app.doors.jobs.start()
  await admit('invited')
})
afterAll(() => app.close())

const newAddress = () => `guest-${++count}@example.org`
const admit = (signUps: SignUps, signUpDomains: string[] = []) =>
  operator.send('PUT', '/api/operator/site', { signUps, signUpDomains })

async function invite(input: object = {}): Promise<InvitationsMade> {
  const answer = await operator.send('POST', path, input)
  expect(answer.status).toBe(200)
  return (await answer.json()) as InvitationsMade
}
const tokenOf = ({ link }: InvitationsMade) => linkToken(link ?? '')

function signUp(email: string, invitation?: string): Promise<Response> {
  return post(app.request, '/api/auth/sign-up/email', { email, password: testPassword, invitation })
}

async function join(email: string, invitation?: string): Promise<Response> {
  expect((await signUp(email, invitation)).status).toBe(200)
  return confirmEmail(app.request, await confirmation(email))
}

/** The token of the mail that confirms an address, which comes after an invitation to it. */
function confirmation(email: string): Promise<string> {
  return until(async () => {
    const { messages } = (await (await app.request('/local/mail.json')).json()) as {
      messages: { to: string; subject: string; links: string[] }[]
    }
    const mail = messages.find(({ to, subject }) => to === email && subject.startsWith('Confirm'))
    return mail && linkToken(mail.links[0]!)
  }, `A mail to ${email}`)
}

async function list(): Promise<InvitationsPage['invitations']> {
  return ((await (await operator.get(path)).json()) as InvitationsPage).invitations
}

const open = async (token: string) =>
  (await (await post(app.request, '/api/invitations/open', { token })).json()) as ShownInvitation

async function code(answer: Response): Promise<[number, string]> {
  return [answer.status, ((await answer.json()) as { code: string }).code]
}

const accountOf = async (email: string) =>
  (await app.doors.db.select().from(users).where(eq(users.email, email)))[0]

test('mails an invitation whose link admits only its address, and lists who used it', async () => {
  const email = newAddress()
  const made = await invite({ addresses: [` ${email.toUpperCase()} `] })
  expect(made).toEqual({ invited: 1, known: [], link: null })
  const token = linkToken(await newestLink(app.request, email))
  expect(await open(token)).toEqual({ state: 'open', email, inviter: 'Vera Lind', tier: null })
  expect(await code(await signUp(newAddress(), token))).toEqual([403, 'invitation_for_other'])
  expect((await join(email, token)).status).toBe(200)
  const [row] = await list()
  expect(row).toMatchObject({ email, state: 'used', usedBy: { email }, invitedBy: { email: operator.email } })
  expect((await open(token)).state).toBe('gone')
  expect(await code(await signUp(newAddress(), token))).toEqual([410, 'invitation_gone'])
})

test('admits any address by a link, once, and whoever confirms first', async () => {
  const token = tokenOf(await invite())
  expect(await open(token)).toMatchObject({ state: 'open', email: null })
  const [one, two] = [newAddress(), newAddress()]
  for (const email of [one, two]) expect((await signUp(email, token)).status).toBe(200)
  const answers = await Promise.all(
    [one, two].map(async (email) => confirmEmail(app.request, await confirmation(email))),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
  expect((await list()).filter(({ state }) => state === 'used')).not.toHaveLength(0)
  const confirmed = await Promise.all([one, two].map(accountOf))
  expect(confirmed.filter((account) => account?.emailVerified)).toHaveLength(1)
})

test('creates no account without an invitation, and says the same of known and unknown addresses', async () => {
  const known = await code(await signUp(stranger.email))
  expect(known).toEqual([403, 'invitation_needed'])
  expect(await code(await signUp(newAddress()))).toEqual(known)
  const token = tokenOf(await invite())
  expect(await (await signUp(stranger.email, token)).text()).toBe(
    await (await signUp(newAddress(), token)).text(),
  )
  // A known address does not use the invitation up, and neither does an address that is not confirmed.
  expect((await open(token)).state).toBe('open')
})

test('lets an account of a used link join by another invitation', async () => {
  const token = tokenOf(await invite())
  const [late, first] = [newAddress(), newAddress()]
  await signUp(late, token)
  expect((await join(first, token)).status).toBe(200)
  expect((await confirmEmail(app.request, await confirmation(late))).status).toBe(410)
  expect((await join(late, tokenOf(await invite()))).status).toBe(200)
})

test('frees an invitation that was reserved for a sign-up that came to nothing', async () => {
  const made = await invite()
  const newest = app.doors.db.select().from(invitations).orderBy(desc(invitations.createdAt)).limit(1)
  const { id } = (await newest)[0]!
  await reserveInvitation(app.doors, id)
  expect((await signUp(newAddress(), tokenOf(made))).status).toBe(410)
  await expect(reserveInvitation(app.doors, id)).rejects.toMatchObject({ code: 'invitation_gone' })
  const before = sql`now() - interval '6 minutes'`
  await app.doors.db.update(invitations).set({ usedAt: before }).where(eq(invitations.id, id))
  expect((await join(newAddress(), tokenOf(made))).status).toBe(200)
})

test('ends an invitation that was withdrawn or has expired', async () => {
  const withdrawn = tokenOf(await invite())
  const [{ id } = { id: '' }] = await list()
  const act = (which: string, of = id) => operator.send('POST', `${path}/${of}/acts`, { act: which })
  expect((await act('withdraw-invitation')).status).toBe(200)
  expect(await code(await signUp(newAddress(), withdrawn))).toEqual([410, 'invitation_gone'])
  const expired = tokenOf(await invite({ days: 1 }))
  await app.doors.db.update(invitations).set({ expiresAt: sql`now() - interval '1 second'` })
  expect(await code(await signUp(newAddress(), expired))).toEqual([410, 'invitation_gone'])
  expect((await list())[0]).toMatchObject({ state: 'expired' })
  expect((await act('send-invitation', crypto.randomUUID())).status).toBe(404)
})

test('sends an expired invitation again with a new link', async () => {
  const email = newAddress()
  await invite({ addresses: [email], days: 30 })
  const first = linkToken(await newestLink(app.request, email))
  await app.doors.db.update(invitations).set({ expiresAt: sql`created_at + interval '30 days'` })
  const [row] = await list()
  expect((await operator.send('POST', `${path}/${row!.id}/acts`, { act: 'send-invitation' })).status).toBe(
    200,
  )
  const second = await until(async () => {
    const token = linkToken(await newestLink(app.request, email))
    return token === first ? null : token
  })
  expect([(await open(first)).state, (await open(second)).state]).toEqual(['gone', 'open'])
})

test('invites several people at once, without those who have an account', async () => {
  const [one, two] = [newAddress(), newAddress()]
  const made = await invite({ addresses: [one, stranger.email, two, one] })
  expect(made).toEqual({ invited: 2, known: [stranger.email], link: null })
  // A second invitation of an address replaces the first.
  await invite({ addresses: [one] })
  expect((await list()).filter(({ email }) => email === one).map(({ state }) => state)).toEqual([
    'open',
    'withdrawn',
  ])
  const wrong = await operator.send('POST', path, { addresses: [newAddress(), 'nobody'] })
  expect(await code(wrong)).toEqual([400, 'email_invalid'])
})

test('gives the plan of the invitation with its words, and refreshes them until another plan replaces it', async () => {
  const email = newAddress()
  expect((await join(email, tokenOf(await invite({ tier: 'pro' })))).status).toBe(200)
  const { id } = (await accountOf(email))!
  const users = async () => {
    const answer = await operator.get(`/api/operator/users?search=${email}`)
    return ((await answer.json()) as { users: { plan: { tier: string; words: number } }[] }).users[0]!.plan
  }
  await until(async () => (await users()).tier === 'pro')
  expect((await users()).words).toBe(plans.free.words + plans.pro.words)
  await app.doors.db.update(givenPlans).set({ nextRefreshAt: sql`now() - interval '1 second'` })
  await refreshGivenPlans(app.doors)
  await refreshGivenPlans(app.doors)
  expect((await users()).words).toBe(plans.pro.words)
  expect(await findUnbalanced(app.doors.db)).toEqual([])
  await app.doors.db.execute(sql`update user_credits set tier = 'free' where user_id = ${id}`)
  await app.doors.db.update(givenPlans).set({ nextRefreshAt: sql`now() - interval '1 second'` })
  await refreshGivenPlans(app.doors)
  expect(await app.doors.db.$count(givenPlans, eq(givenPlans.userId, id))).toBe(0)
})

test('admits only addresses of the allowed domains, and others by invitation', async () => {
  await admit('open', ['@School.example'])
  try {
    expect(await code(await signUp(newAddress()))).toEqual([403, 'address_not_admitted'])
    expect(await code(await signUp(stranger.email))).toEqual([403, 'address_not_admitted'])
    expect((await signUp('pupil@sub.school.example')).status).toBe(403)
    expect((await signUp('pupil@school.example')).status).toBe(200)
    expect((await join(newAddress(), tokenOf(await invite()))).status).toBe(200)
    expect((await operator.send('PUT', '/api/operator/site', { signUpDomains: ['no domain'] })).status).toBe(
      400,
    )
  } finally {
    await admit('invited')
  }
})

test('creates no account while sign-ups are closed, also with an invitation', async () => {
  const token = tokenOf(await invite())
  await admit('closed')
  try {
    expect(await code(await signUp(newAddress(), token))).toEqual([403, 'registration_disabled'])
  } finally {
    await admit('invited')
  }
})

test('writes down what was done, without addresses', async () => {
  await invite({ addresses: [newAddress(), newAddress()] })
  const { entries } = (await (await operator.get('/api/operator/audit')).json()) as AuditPage
  expect(entries[0]).toMatchObject({ act: 'invite', detail: '2', operator: { email: operator.email } })
  expect(JSON.stringify(await app.doors.db.execute(sql`select * from audit_entries`))).not.toContain('guest-')
})

test('stores no token, and shows none', async () => {
  const token = tokenOf(await invite())
  expect(JSON.stringify(await app.doors.db.select().from(invitations))).not.toContain(token)
  expect(JSON.stringify(await list())).not.toContain(token)
})

test('forgets invitations a quarter of a year after their end', async () => {
  const token = tokenOf(await invite())
  await app.doors.db.execute(sql`update invitations set expires_at = now() - interval '91 days'
    where used_at is null and withdrawn_at is null`)
  await sweepInvitations(app.doors.db)
  expect((await open(token)).state).toBe('gone')
  expect((await list()).every(({ state }) => state === 'used' || state === 'withdrawn')).toBe(true)
})

test('refuses everyone but an operator', async () => {
  const { id } = (await list())[0]!
  for (const [status, caller] of [
    [403, stranger.cookie],
    [401, ''],
  ] as const) {
    const headers = caller ? { cookie: caller } : undefined
    const answers = [
      await app.request(path, { headers: { ...headers } }),
      await post(app.request, path, {}, headers),
      await post(app.request, `${path}/${id}/acts`, { act: 'withdraw-invitation' }, headers),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status])
  }
  expect(errors.operator_only.status).toBe(403)
})

test('confirms an account by hand, also when its invitation was taken', async () => {
  const token = tokenOf(await invite())
  const [late, first] = [newAddress(), newAddress()]
  await signUp(late, token)
  await join(first, token)
  const { id } = (await accountOf(late))!
  expect((await operator.send('POST', `/api/operator/users/${id}/acts`, { act: 'confirm' })).status).toBe(200)
  expect((await accountOf(late))!.emailVerified).toBe(true)
})
