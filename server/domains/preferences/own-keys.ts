import { eq } from 'drizzle-orm'
import {
  type KeyService,
  type KeyState,
  type KeyTest,
  keyServices,
  type OwnKeys,
} from '../../../contract/keys.ts'
import { refusalTexts } from '../../../contract/refusals.ts'
import type { Context } from '../../platform/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { openVault, UnsealError } from '../../platform/secrets.ts'
import { throttle } from '../../platform/throttle/throttle.ts'
import { serviceRows } from './key-services.ts'
import { userPreferences } from './tables.ts'

const testRule = { name: 'key-test', max: 20, windowSeconds: 600 }

type Reader = Pick<Context, 'db' | 'env' | 'userId'>

/** Returns the decrypted key, for a call that the user requested; null if there is none that can be decrypted. */
export async function readOwnKey(ctx: Reader, service: KeyService): Promise<string | null> {
  if (!ctx.env.OWN_KEYS) return null
  const sealed = (await readSealed(ctx))[service]
  return sealed ? openKey(ctx, service, sealed) : null
}

/** Decrypts a stored key; returns null if it was changed, or sealed with another SECRET. */
export function openKey({ env, userId }: Reader, service: KeyService, sealed: string): string | null {
  try {
    return vaultOf(env.SECRET, service).open(sealed, userId)
  } catch (error) {
    if (error instanceof UnsealError) return null
    throw error
  }
}

/** Returns the visible facts about the keys: their hosts and last four characters (docs/spec/decisions.md 40). */
export async function describeKeys(ctx: Context): Promise<OwnKeys> {
  const sealed = await readSealed(ctx)
  const state = (service: KeyService): KeyState => {
    if (!sealed[service]) return null
    return { lastFour: openKey(ctx, service, sealed[service])?.slice(-4) ?? null }
  }
  return {
    ...byService(state),
    allowed: ctx.env.OWN_KEYS,
    hosts: byService((service) => serviceRows[service].host(ctx)),
    used: byService((service) => serviceRows[service].isUsed(ctx)),
  }
}

export async function writeKey(ctx: Context, service: KeyService, key: string): Promise<OwnKeys> {
  if (!ctx.env.OWN_KEYS) throw new AppError('invalid_input', refusalTexts.keysNotTaken)
  await store(ctx, service, vaultOf(ctx.env.SECRET, service).seal(key, ctx.userId))
  return describeKeys(ctx)
}

export async function removeKey(ctx: Context, service: KeyService): Promise<OwnKeys> {
  await store(ctx, service, '')
  return describeKeys(ctx)
}

/** Calls the service with the stored key. */
export async function testKey(ctx: Context, service: KeyService): Promise<KeyTest> {
  await throttle(ctx.db, testRule, ctx.userId)
  const sealed = (await readSealed(ctx))[service]
  if (!sealed) throw notFound('Your key')
  const key = await readOwnKey(ctx, service)
  if (!key) return { ok: false, text: 'This key can no longer be read. Please enter it again.' }
  return serviceRows[service].test(ctx, key)
}

async function readSealed({ db, userId }: Reader): Promise<Record<KeyService, string>> {
  const [row] = await db.select().from(userPreferences).where(eq(userPreferences.userId, userId))
  return byService((service) => row?.[serviceRows[service].column] ?? '')
}

function byService<Value>(pick: (service: KeyService) => Value): Record<KeyService, Value> {
  const entries = keyServices.map((service) => [service, pick(service)])
  return Object.fromEntries(entries) as Record<KeyService, Value>
}

async function store(ctx: Context, service: KeyService, sealed: string): Promise<void> {
  const change = { [serviceRows[service].column]: sealed }
  await ctx.db
    .insert(userPreferences)
    .values({ userId: ctx.userId, ...change })
    .onConflictDoUpdate({ target: userPreferences.userId, set: { ...change, updatedAt: ctx.now() } })
}

function vaultOf(secret: string, service: KeyService) {
  return openVault(secret, `own-key:${service}`)
}
