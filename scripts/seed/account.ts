import { eq } from 'drizzle-orm'
import { signUp } from '../../server/domains/accounts/sign-up/sign-up.ts'
import { users } from '../../server/domains/accounts/tables.ts'
import { readBalance } from '../../server/domains/credits/read-balance.ts'
import { userSettings } from '../../server/domains/preferences/tables.ts'
import type { Doors } from '../../server/platform/context.ts'

export type SeededPerson = { email: string; name: string; password: string }

/** Signs up a user as the sign-up form does, marks the address as verified, and returns the id. */
export async function ensureAccount(doors: Doors, person: SeededPerson): Promise<string> {
  const { db } = doors
  if (!(await findId(doors, person.email))) await signUp(doors, person)
  const id = (await findId(doors, person.email))!
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, id))
  await db.insert(userSettings).values({ userId: id, historyOn: true }).onConflictDoNothing()
  await readBalance(doors, id)
  return id
}

/** Deletes an account and all its data. */
export async function removeAccount({ db }: Doors, email: string): Promise<void> {
  await db.delete(users).where(eq(users.email, email))
}

async function findId({ db }: Doors, email: string): Promise<string | undefined> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return user?.id
}
