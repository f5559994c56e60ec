import type { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authenticator, openStepClock } from '../../../testing/authenticator.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type TestUser, testPassword } from '../../../testing/test-user.ts'

let app: TestApp
const { now, codeOf } = openStepClock()

beforeAll(async () => {
  app = await createTestApp({ doors: { now } })
})
afterAll(() => app.close())

const password = testPassword

async function protect(user: TestUser): Promise<TOTP> {
  const setup = await user.send('POST', '/api/account/two-factor/setup', { password })
  const { secret } = (await setup.json()) as { secret: string }
  const totp = authenticator(secret)
  // The oldest code that is still valid, so that the newer ones remain.
  const code = codeOf(totp, -1)
  expect((await user.send('POST', '/api/account/two-factor/enable', { code })).status).toBe(200)
  return totp
}

test('requires both password and code when two-factor authentication is on', async () => {
  const user = await app.signUp()
  const totp = await protect(user)
  const remove = (body: object) => user.send('POST', '/api/account/delete', body)
  expect(await (await user.get('/api/account/delete')).json()).toEqual({ ways: ['password'], code: true })
  expect(await (await remove({ password })).json()).toMatchObject({ code: 'wrong_code' })
  expect(await (await remove({ code: codeOf(totp) })).json()).toMatchObject({ code: 'wrong_password' })
  expect(await (await remove({ password, code: '000000' })).json()).toMatchObject({ code: 'wrong_code' })
  // A wrong password does not use up the code.
  const code = codeOf(totp)
  expect((await remove({ password: 'wrong 1', code })).status).toBe(403)
  expect((await remove({ password, code })).status).toBe(200)
})
