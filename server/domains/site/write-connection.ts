import { randomBytes } from 'node:crypto'
import { count, eq, sql } from 'drizzle-orm'
import { refusalTexts } from '../../../contract/refusals.ts'
import {
  type ConnectionInput,
  type ConnectionsState,
  connectionLimits,
  type ModelDefaults,
  modelUses,
} from '../../../contract/site/connections.ts'
import { isNear } from '../../platform/connections/is-near.ts'
import type { Context } from '../../platform/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { listConnections } from './list-connections.ts'
import { tellSiteChanged } from './open-site.ts'
import { openSealedKey, sealKey } from './seal-key.ts'
import { modelConnections, siteSettings } from './tables.ts'

/** Short, because the ids of the models contain it. */
const newId = () => randomBytes(6).toString('base64url')

export async function addConnection(ctx: Context, input: ConnectionInput): Promise<ConnectionsState> {
  const { key = '', ...connection } = input
  requireSafeKey(input.address, key)
  const id = newId()
  await ctx.db.transaction(async (tx) => {
    const [made] = await tx.select({ connections: count() }).from(modelConnections)
    if ((made?.connections ?? 0) >= connectionLimits.connectionsMax)
      throw new AppError('conflict', refusalTexts.tooManyConnections)
    const sealedKey = sealKey(ctx.env, { id, address: input.address }, key)
    await tx.insert(modelConnections).values({ id, ...connection, sealedKey })
    await tellSiteChanged(tx)
  })
  return stateAfter(ctx)
}

/** Changes a connection. Without a new key it keeps the stored one, but never sends it to another address. */
export async function changeConnection(
  ctx: Context,
  id: string,
  { key, ...connection }: ConnectionInput,
): Promise<ConnectionsState> {
  await ctx.db.transaction(async (tx) => {
    const isThis = eq(modelConnections.id, id)
    const [row] = await tx.select().from(modelConnections).where(isThis).for('update')
    if (!row) throw notFound('connection')
    const kept = openSealedKey(ctx.env, row, row.sealedKey)
    if (key === undefined && kept !== null && row.address !== connection.address)
      throw new AppError('invalid_input', refusalTexts.keyForOtherAddress)
    const now = key ?? kept ?? ''
    requireSafeKey(connection.address, now)
    const sealedKey =
      key === undefined ? row.sealedKey : sealKey(ctx.env, { id, address: connection.address }, key)
    await tx
      .update(modelConnections)
      .set({ ...connection, sealedKey, updatedAt: sql`now()` })
      .where(isThis)
    await tellSiteChanged(tx)
  })
  return stateAfter(ctx)
}

export async function removeConnection(ctx: Context, id: string): Promise<ConnectionsState> {
  await ctx.db.transaction(async (tx) => {
    const removed = await tx.delete(modelConnections).where(eq(modelConnections.id, id)).returning()
    if (removed.length === 0) throw notFound('connection')
    await tellSiteChanged(tx)
  })
  return stateAfter(ctx)
}

const columns = { chat: 'chatModel', rewriting: 'rewritingModel', titles: 'titleModel' } as const

/** Chooses the models for new chats, rewriting and titles; null returns to the first model of the list. */
export async function chooseDefaults(ctx: Context, input: Partial<ModelDefaults>): Promise<ConnectionsState> {
  const offered = new Set((await ctx.models.list()).map(({ id }) => id))
  const change: Partial<typeof siteSettings.$inferInsert> = {}
  for (const use of modelUses) {
    const chosen = input[use]
    if (chosen === undefined) continue
    if (chosen !== null && !offered.has(chosen))
      throw new AppError('invalid_input', refusalTexts.modelNotOffered)
    change[columns[use]] = chosen
  }
  await ctx.db.transaction(async (tx) => {
    await tx
      .insert(siteSettings)
      .values(change)
      .onConflictDoUpdate({ target: siteSettings.id, set: { ...change, updatedAt: sql`now()` } })
    await tellSiteChanged(tx)
  })
  return stateAfter(ctx)
}

function requireSafeKey(address: string, key: string): void {
  if (key !== '' && address.startsWith('http:') && !isNear(address))
    throw new AppError('invalid_input', refusalTexts.keyNeedsHttps)
}

async function stateAfter(ctx: Context): Promise<ConnectionsState> {
  await ctx.site.reload()
  return listConnections(ctx)
}
