import { expect, test } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'
import { givePlan } from '../../testing/words.ts'
import { createShareOf } from './share-of-turns.ts'

test('gives plans their shares of turns, and everyone the same where plans are not sold', async () => {
  const app = await useTestApp()
  const users = [await app.signUp(), await app.signUp(), await app.signUp()]
  await givePlan(app, users[1]!, 'pro')
  await givePlan(app, users[2]!, 'unlimited')
  const owners = [...users.map(({ id }) => id), 'network 192.0.2.1', 'no-account-any-more']
  const shareOf = createShareOf(app.doors)
  expect(await Promise.all(owners.map(shareOf))).toEqual([1, 3, 6, 1, 1])
  const unsold = createShareOf({ ...app.doors, env: { ...app.doors.env, billing: null } })
  expect(await Promise.all(owners.map(unsold))).toEqual([1, 1, 1, 1, 1])
})
