import { eq } from 'drizzle-orm'
import {
  addressedServices,
  type KeyInput,
  type KeyService,
  type KeyState,
  type KeyTest,
  keyServices,
  keyTexts,
  type OwnKeys,
} from '../../../contract/keys.ts'
import { refusalTexts } from '../../../contract/refusals.ts'
import type { Context } from '../../platform/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { keyTest } from '../../platform/models/key-test.ts'
import type { OwnKey } from '../../platform/models/own-models.ts'
import { openVault, UnsealError } from '../../platform/secrets.ts'
import { throttle } from '../../platform/throttle/throttle.ts'
import { serviceRows } from './key-services.ts'
import { userPreferences } from './tables.ts'

const testRule = { name: 'key-test', max: 20, windowSeconds: 600 }

type Reader = Pick<Context, 'db' | 'env' | 'userId'>

/** Returns the decrypted key, for a call that the user requested; null if there is none that can be decrypted. */
export async function readOwnKey(ctx: Reader, service: KeyService): Promise<OwnKey | null> {
  if (!ctx.env.OWN_KEYS) return null
  const sealed = (await readSealed(ctx))[service]
  return sealed ? openKey(ctx, service, sealed) : null
}

/** Decrypts a stored key; returns null if it was changed, sealed with another SECRET, or is for an address no longer allowed. */
export function openKey({ env, userId }: Reader, service: KeyService, sealed: string): OwnKey | null {
  try {
    const lines = vaultOf(env.SECRET, service).open(sealed, userId).split('\n')
    const own: OwnKey = { key: lines.at(-1)!, address: lines.length > 1 ? lines[0]! : null }
    return own.address === null || env.OWN_KEY_ADDRESSES ? own : null
  } catch (error) {
    if (error instanceof UnsealError) return null
    throw error
  }
}

/** Returns the visible facts about the keys: their hosts and last four characters (docs/spec/decisions.md 40). */
export async function describeKeys(ctx: Context): Promise<OwnKeys> {
  const sealed = await readSealed(ctx)
  const opened = byService((service) => (sealed[service] ? openKey(ctx, service, sealed[service]) : null))
  const state = (service: KeyService): KeyState => {
    if (!sealed[service]) return null
    return { lastFour: opened[service]?.key.slice(-4) ?? null, address: opened[service]?.address ?? null }
  }
  return {
    ...byService(state),
    allowed: ctx.env.OWN_KEYS,
    addressed: ctx.env.OWN_KEY_ADDRESSES ? addressedServices : [],
    hosts: byService((service) => serviceRows[service].host(ctx, opened[service]?.address ?? null)),
    standardHosts: byService((service) => serviceRows[service].host(ctx, null)),
    used: byService((service) => serviceRows[service].isUsed(ctx)),
  }
}

/**
 * Stores a key. Its address is sealed with it, so that a key never reaches another address than the one it was entered
 * for.
 */
export async function writeKey(ctx: Context, { service, key, address }: KeyInput): Promise<OwnKeys> {
  if (!ctx.env.OWN_KEYS) throw new AppError('invalid_input', refusalTexts.keysNotTaken)
  if (address !== undefined && !(ctx.env.OWN_KEY_ADDRESSES && addressedServices.includes(service)))
    throw new AppError('invalid_input', refusalTexts.addressesNotTaken)
  const text = address === undefined ? key : `${address}\n${key}`
  await store(ctx, service, vaultOf(ctx.env.SECRET, service).seal(text, ctx.userId))
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
  if (!sealed) throw notFound('yourKey')
  const own = await readOwnKey(ctx, service)
  if (!own) return keyTest(false, keyTexts.unreadable)
  return serviceRows[service].test(ctx, own)
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
