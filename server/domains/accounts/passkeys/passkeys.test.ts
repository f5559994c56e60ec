import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Passkey, passkeysMax } from '../../../../contract/accounts/passkeys.ts'
import { mailAbout } from '../../../testing/account-calls.ts'
import { authenticator, openStepClock } from '../../../testing/authenticator.ts'
import { PasskeyDevice } from '../../../testing/samples/passkey-device.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { post, type TestUser, testPassword } from '../../../testing/test-user.ts'
import { passkeyChallenges, passkeys } from '../tables.ts'
import { sweepPasskeyChallenges } from './challenges.ts'
import { relyingParty } from './relying-party.ts'

let app: TestApp
const { now, codeOf } = openStepClock()

beforeAll(async () => {
  app = await createTestApp({ doors: { now } })
})
afterAll(() => app.close())

const proof = { password: testPassword }
type Options = { challenge: string; rp?: { id: string } }

function newDevice(): PasskeyDevice {
  const { id, origins } = relyingParty(app.doors.env)
  return new PasskeyDevice({ id, origin: origins[0]! })
}

async function begin(user: TestUser): Promise<Options> {
  const answer = await user.send('POST', '/api/account/passkeys/options', proof)
  expect(answer.status).toBe(200)
  return (await answer.json()) as Options
}

const add = (user: TestUser, response: object, name = 'Laptop') =>
  user.send('POST', '/api/account/passkeys', { name, response })

async function withPasskey(user: TestUser): Promise<{ device: PasskeyDevice; passkey: Passkey }> {
  const device = newDevice()
  const answer = await add(user, device.make(await begin(user)))
  expect(answer.status).toBe(200)
  return { device, passkey: ((await answer.json()) as { passkey: Passkey }).passkey }
}

async function challenge(): Promise<Options> {
  return (await (await post(app.request, '/api/auth/passkey/options', {})).json()) as Options
}

const signIn = (answer: object) => post(app.request, '/api/auth/passkey/sign-in', answer)
const listOf = async (user: TestUser) =>
  ((await (await user.get('/api/account/passkeys')).json()) as { passkeys: Passkey[] }).passkeys

describe('an account with passkeys', () => {
  test('adds, names and removes one, with a line in the log and a mail for each change', async () => {
    const user = await app.signUp()
    const { passkey } = await withPasskey(user)
    expect(await listOf(user)).toMatchObject([{ name: 'Laptop', lastUsedAt: null, isSynced: false }])
    const renamed = await user.send('PATCH', `/api/account/passkeys/${passkey.id}`, { name: ' Old laptop ' })
    expect(await renamed.json()).toMatchObject({ passkey: { name: 'Old laptop' } })
    await mailAbout(app, user.email, /passkey was added/)
    const removed = await user.send('POST', `/api/account/passkeys/${passkey.id}/remove`, proof)
    expect(removed.status).toBe(200)
    await mailAbout(app, user.email, /passkey was removed/)
    expect(await listOf(user)).toEqual([])
    const { events } = (await (await user.get('/api/account/security-events')).json()) as {
      events: { kind: string; detail: string | null }[]
    }
    expect(events.filter(({ kind }) => kind.startsWith('passkey'))).toMatchObject([
      { kind: 'passkey_removed', detail: 'Old laptop' },
      { kind: 'passkey_added', detail: 'Laptop' },
    ])
  })

  test('is opened by one without a password, and without a code although it has a second factor', async () => {
    const user = await app.signUp()
    const { device } = await withPasskey(user)
    const setup = await user.send('POST', '/api/account/two-factor/setup', proof)
    const { secret } = (await setup.json()) as { secret: string }
    const code = codeOf(authenticator(secret), -1)
    expect((await user.send('POST', '/api/account/two-factor/enable', { code })).status).toBe(200)

    const answer = await signIn(device.signIn(await challenge()))
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ user: { id: user.id, email: user.email } })
    const cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const session = await app.request('/api/session', { headers: { cookie } })
    expect(await session.json()).toMatchObject({ user: { id: user.id } })
    expect((await listOf(user))[0]?.lastUsedAt).not.toBeNull()
  })

  test('keeps its passkeys from another user', async () => {
    const [ana, ben] = [await app.signUp(), await app.signUp()]
    const { passkey } = await withPasskey(ana)
    expect(await listOf(ben)).toEqual([])
    const path = `/api/account/passkeys/${passkey.id}`
    expect((await ben.send('PATCH', path, { name: 'Mine' })).status).toBe(404)
    expect((await ben.send('POST', `${path}/remove`, proof)).status).toBe(404)
    expect((await app.request('/api/account/passkeys')).status).toBe(401)
    // A challenge that Ana was given adds no passkey to Ben's account.
    expect((await add(ben, newDevice().make(await begin(ana)))).status).toBe(400)
    expect(await listOf(ana)).toHaveLength(1)
  })

  test('can have a limited number of them', async () => {
    const user = await app.signUp()
    const rows = Array.from({ length: passkeysMax }, (_, i) => ({
      userId: user.id,
      name: `Key ${i}`,
      credentialId: `${user.id}-${i}`,
      publicKey: Buffer.from('key'),
    }))
    await app.doors.db.insert(passkeys).values(rows)
    expect((await user.send('POST', '/api/account/passkeys/options', proof)).status).toBe(409)
  })
})

describe('a passkey is refused', () => {
  test('to someone who does not know the password', async () => {
    const user = await app.signUp()
    const wrong = { password: 'not this one 9' }
    expect((await user.send('POST', '/api/account/passkeys/options', wrong)).status).toBe(403)
    const { passkey } = await withPasskey(user)
    expect((await user.send('POST', `/api/account/passkeys/${passkey.id}/remove`, wrong)).status).toBe(403)
    expect(await listOf(user)).toHaveLength(1)
  })

  test('without a PIN or a fingerprint, from another site, with a used challenge, and from an unknown device', async () => {
    const user = await app.signUp()
    const { device } = await withPasskey(user)
    expect((await add(user, newDevice().make(await begin(user), { verified: false }))).status).toBe(400)
    expect((await signIn(device.signIn(await challenge(), { verified: false }))).status).toBe(401)
    const elsewhere = { origin: 'https://l0nghand.example' }
    expect((await signIn(device.signIn(await challenge(), elsewhere))).status).toBe(401)
    const once = await challenge()
    expect((await signIn(device.signIn(once))).status).toBe(200)
    expect((await signIn(device.signIn(once))).status).toBe(401)
    expect((await signIn(newDevice().signIn(await challenge()))).status).toBe(401)
    expect((await signIn({ id: '%' })).status).toBe(400)
  })

  test('after it was removed, and after its challenge has run out', async () => {
    const user = await app.signUp()
    const { device, passkey } = await withPasskey(user)
    const late = await challenge()
    await app.doors.db.update(passkeyChallenges).set({ expiresAt: sql`now() - interval '1 second'` as never })
    expect((await signIn(device.signIn(late))).status).toBe(401)
    await sweepPasskeyChallenges(app.doors)
    expect(await app.doors.db.$count(passkeyChallenges)).toBe(0)
    const open = await challenge()
    await app.doors.db.delete(passkeys).where(eq(passkeys.id, passkey.id))
    expect((await signIn(device.signIn(open))).status).toBe(401)
  })

  test('when its counter went back, as that of a copy does', async () => {
    const user = await app.signUp()
    const { device, passkey } = await withPasskey(user)
    await app.doors.db.update(passkeys).set({ counter: 1_000 }).where(eq(passkeys.id, passkey.id))
    expect((await signIn(device.signIn(await challenge()))).status).toBe(401)
  })
})
