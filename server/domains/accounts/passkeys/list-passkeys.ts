import { and, asc, eq } from 'drizzle-orm'
import type { Passkey } from '../../../../contract/accounts/passkeys.ts'
import type { Context } from '../../../platform/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { recordSecurityEvent } from '../security-log/security-log.ts'
import type { Origin } from '../security-log/security-log-words.ts'
import { passkeys } from '../tables.ts'
import { type Proof, proveOwner } from '../two-factor/two-factor-proof.ts'

type Row = typeof passkeys.$inferSelect

export function asPasskey({ id, name, createdAt, lastUsedAt, isSynced }: Row): Passkey {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    isSynced,
  }
}

/** Returns the owner's passkeys, oldest first. */
export async function listPasskeys({ db, userId }: Pick<Context, 'db' | 'userId'>): Promise<Passkey[]> {
  const rows = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
  return rows.map(asPasskey)
}

const own = ({ userId }: Pick<Context, 'userId'>, id: string) =>
  and(eq(passkeys.userId, userId), eq(passkeys.id, id))

export async function renamePasskey(ctx: Context, id: string, name: string): Promise<Passkey> {
  const [row] = await ctx.db.update(passkeys).set({ name }).where(own(ctx, id)).returning()
  if (!row) throw notFound('passkey')
  return asPasskey(row)
}

/** Removes a passkey, once the owner has proved to be it. */
export async function removePasskey(ctx: Context, id: string, proof: Proof, origin: Origin): Promise<void> {
  await proveOwner(ctx, proof)
  const [gone] = await ctx.db.delete(passkeys).where(own(ctx, id)).returning({ name: passkeys.name })
  if (!gone) throw notFound('passkey')
  await recordSecurityEvent(ctx, { userId: ctx.userId, kind: 'passkey_removed', origin, detail: gone.name })
}
